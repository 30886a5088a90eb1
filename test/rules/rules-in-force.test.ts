import { expect, it } from 'vitest';
import { checkCall } from '@/lib/rules/check-call';
import { RULES } from '@/lib/rules/data/rules';
import { longestLimitMs, rulesInForce } from '@/lib/rules/rules-in-force';
import { parsePolicy } from '@/lib/settings/policy';
import { withPolicy } from '@/lib/settings/with-policy';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';
import { MANAGED } from '@/test/settings/support/managed';

const [hours, attempts] = MANAGED.rules;

const settingsUnder = (rules: unknown[]) =>
  withPolicy(sampleSettings({ callRules: 'warn' }), parsePolicy({ rules }));

const checkAtNoon = (rules: unknown[]) =>
  checkCall({
    ...{ callee: CALLEE, country: 'US', settings: settingsUnder(rules) },
    ...{ recent: [], now: NOON, ringsAt: NOON },
  });

it('are the built-in rules without a policy', () => {
  expect(rulesInForce(sampleSettings())).toEqual(RULES);
});

it('have the administrator’s row in place of the built-in one with its id, and others beside', () => {
  const rules = rulesInForce(settingsUnder(MANAGED.rules));
  expect(rules).toHaveLength(RULES.length + 1);
  expect(rules.filter(({ id }) => id === 'us-hours')).toMatchObject([{ source: hours?.source }]);
  expect(rules.at(-1)).toMatchObject({ id: attempts?.id });
});

it('decide about a call, with the administrator’s source and date', () => {
  expect(checkAtNoon([])).toEqual({});
  expect(checkAtNoon(MANAGED.rules)).toMatchObject({
    warning: { because: [{ rule: 'us-hours', source: 'Sales handbook, 4.2', asOf: '2026-11-20' }] },
  });
});

it('stay the built-in ones where the administrator’s row is wrong', () => {
  const settings = settingsUnder([{ ...hours, weekday: 'never' }]);
  expect(rulesInForce(settings)).toEqual(RULES);
});

it('look back as far as their longest limit', () => {
  expect(longestLimitMs(rulesInForce(sampleSettings()))).toBe(30 * 24 * 3_600_000);
  expect(longestLimitMs([])).toBe(0);
});
