import { expect, it } from 'vitest';
import { checkCall } from '@/lib/rules/check/check-call';
import { countryRules, longestLimitMs, rulesInForce } from '@/lib/rules/check/rules-in-force';
import { BUILT_IN_RULES } from '@/lib/rules/data/built-in-rules';
import { withPolicy } from '@/lib/settings/apply-policy';
import { parsePolicy } from '@/lib/settings/policy';
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

it('has only the built-in rules in force without a policy', () => {
  expect(rulesInForce(sampleSettings())).toEqual(BUILT_IN_RULES);
});

it('puts the administrator’s row in place of the built-in one with its id, and others beside', () => {
  const rules = rulesInForce(settingsUnder(MANAGED.rules));
  expect(rules).toHaveLength(BUILT_IN_RULES.length + 1);
  expect(rules.filter(({ id }) => id === 'us-hours')).toMatchObject([{ source: hours?.source }]);
  expect(rules.at(-1)).toMatchObject({ id: attempts?.id });
});

it('decides about a call with the administrator’s source and date', () => {
  expect(checkAtNoon([])).toEqual({});
  expect(checkAtNoon(MANAGED.rules)).toMatchObject({
    warning: { because: [{ rule: 'us-hours', source: 'Sales handbook, 4.2', asOf: '2026-11-20' }] },
  });
});

it('keeps the built-in rules where the administrator’s row is wrong', () => {
  const settings = settingsUnder([{ ...hours, weekday: 'never' }]);
  expect(rulesInForce(settings)).toEqual(BUILT_IN_RULES);
});

it('looks back as far as the longest limit', () => {
  expect(longestLimitMs(rulesInForce(sampleSettings()))).toBe(30 * 24 * 3_600_000);
  expect(longestLimitMs([])).toBe(0);
});

const NOW = Date.parse('2026-11-24T12:00Z');

it('names each country once, by its oldest row, the oldest first', () => {
  const rules = [
    { countries: ['US', 'GU'], asOf: '2026-11-23' },
    { countries: ['FR'], asOf: '2026-01-01' },
    { countries: ['US'], asOf: '2025-01-01' },
  ];
  expect(countryRules(rules, NOW)).toEqual([
    { country: 'US', asOf: '2025-01-01', isOld: true },
    { country: 'FR', asOf: '2026-01-01' },
    { country: 'GU', asOf: '2026-11-23' },
  ]);
});

it('knows the countries that rules are for', () => {
  const countries = countryRules(BUILT_IN_RULES, NOW).map(({ country }) => country);
  expect(countries).toEqual(expect.arrayContaining(['US', 'CA', 'AU', 'FR', 'IT', 'ES', 'ZA']));
});
