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

it('judges the moment at which the phone rings', () => {
  // 20:59:58 in New York, with a countdown of three seconds.
  const now = Date.parse('2026-11-24T01:59:58Z');
  const settings = sampleSettings();
  const input = { callee: CALLEE, country: 'US', settings, recent: [], now } as const;
  expect(checkCall({ ...input, ringsAt: now })).toEqual({});
  expect(checkCall({ ...input, ringsAt: now + 3_000 })).toHaveProperty('warning');
});
