import { expect, it } from 'vitest';
import { checkCall } from '@/lib/rules/check/check-call';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';

const NIGHT = NOON - 6 * 3_600_000;

const check = (ringsAt: number, callRules: 'warn' | 'block' | 'off', callee = CALLEE) =>
  checkCall({
    callee,
    country: 'US',
    settings: sampleSettings({ callRules }),
    recent: [],
    now: ringsAt,
    ringsAt,
  });

it('has nothing against a call at noon', () => {
  expect(check(NOON, 'block')).toEqual({});
});

it('warns of a call at night, blocks it, or leaves it', () => {
  expect(check(NIGHT, 'warn')).toMatchObject({ warning: { because: [{ rule: 'us-hours' }] } });
  expect(check(NIGHT, 'block')).toMatchObject({
    refused: { code: 'not-allowed-now', rules: { because: [{ rule: 'us-hours' }] } },
  });
  expect(check(NIGHT, 'off')).toEqual({});
});

it('applies guards under every setting', () => {
  expect(check(NOON, 'off', '911')).toEqual({ refused: { code: 'emergency-number' } });
});

const registry = { id: 'r', name: 'National Do Not Call Registry', country: 'US' };
const { id: _, ...named } = registry;
const checked = (asOf: string, callRules: 'warn' | 'block' | 'off', callee = CALLEE, at = NOON) =>
  checkCall({
    ...{ callee, country: 'US', settings: sampleSettings({ callRules }) },
    ...{ recent: [], now: at, ringsAt: at, registries: [{ ...registry, asOf }] },
  });

it('refuses a number on the list with what was said, or on a registry with its day', () => {
  const input = { callee: CALLEE, country: 'US', settings: sampleSettings(), recent: [] } as const;
  const version = { ...named, asOf: '2026-11-12' };
  const refused = (forbidden: { words?: string; registry?: typeof version }) =>
    checkCall({ ...input, now: NOON, ringsAt: NOON, forbidden });
  expect(refused({ words: 'Stop' })).toEqual({ refused: { code: 'do-not-call', words: 'Stop' } });
  expect(refused({ words: '' })).toEqual({ refused: { code: 'do-not-call' } });
  expect(refused({ registry: version })).toEqual({
    refused: { code: 'do-not-call', registry: version },
  });
});

it('names the registries of the callee’s country that a call was checked against', () => {
  expect(checked('2026-11-12', 'block')).toEqual({
    registries: [{ ...named, asOf: '2026-11-12' }],
  });
  expect(checked('2026-11-12', 'block', '+442079460123')).toEqual({});
});

it.each(['warn', 'block', 'off'] as const)(
  'warns of an old registry, and never blocks: %s',
  (rules) => {
    const because = [{ rule: 'registry-age:r', words: { registry: { asOf: '2026-10-19' } } }];
    expect(checked('2026-10-19', rules)).toMatchObject({ warning: { because } });
    expect(checked('2026-10-19', rules, '+442079460123')).toEqual({});
  },
);

it('warns of an old registry beside the rules', () => {
  const { warning } = checked('2026-10-19', 'warn', CALLEE, NIGHT);
  expect(warning?.because.map(({ rule }) => rule)).toEqual(['us-hours', 'registry-age:r']);
  expect(warning).toHaveProperty('nextAllowedAt');
  expect(checked('2026-10-19', 'block', CALLEE, NIGHT)).toMatchObject({
    refused: { rules: { because: [{ rule: 'us-hours' }] } },
  });
});

it('judges the moment at which the phone rings', () => {
  // 20:59:58 in New York, with a countdown of three seconds.
  const now = Date.parse('2026-11-24T01:59:58Z');
  const settings = sampleSettings();
  const input = { callee: CALLEE, country: 'US', settings, recent: [], now } as const;
  expect(checkCall({ ...input, ringsAt: now })).toEqual({});
  expect(checkCall({ ...input, ringsAt: now + 3_000 })).toHaveProperty('warning');
});
