import { expect, it } from 'vitest';
import { chosenUnder, managementOf, withPolicy } from '@/lib/settings/apply-policy';
import { noPolicy, type Policy, parsePolicy } from '@/lib/settings/policy';
import { settings } from '@/lib/settings/table';
import { sampleSettings } from '@/test/calls/support/settings';
import { CLOSED_RULE } from './support/closed-rule';
import { MANAGED } from './support/managed';

it('changes nothing without a policy', () => {
  expect(withPolicy(sampleSettings(), noPolicy)).toEqual(sampleSettings());
});

it('gives what nobody chose its default', () => {
  expect(withPolicy({}, noPolicy).countdownSeconds).toBe(settings.countdownSeconds.fallback);
});

it('takes a value as a default that the rep can change', () => {
  const policy = parsePolicy({ countdownSeconds: 5, dids: [{ e164: '+12125550142' }] });
  expect(withPolicy({}, policy).countdownSeconds).toBe(5);
  expect(withPolicy({ countdownSeconds: 0 }, policy).countdownSeconds).toBe(0);
  expect(withPolicy({}, policy).dids).toEqual([{ e164: '+12125550142', label: '' }]);
  expect(managementOf(policy, 'countdownSeconds')).toBe('default');
});

it('fixes what it locks, whatever the rep chose', () => {
  const policy = parsePolicy({ countdownSeconds: 5, callsPerMinute: 10, locked: ['*'] });
  const held = withPolicy({ countdownSeconds: 0, callsPerMinute: 2 }, policy);
  expect(held).toMatchObject({ countdownSeconds: 5, callsPerMinute: 10 });
  expect(managementOf(policy, 'callsPerMinute')).toBe('locked');
  expect(managementOf(policy, 'dids')).toBeUndefined();
});

it('keeps the choice of the rep beneath', () => {
  const policy = parsePolicy({ trustedSites: ['https://crm.example.com'], countdownSeconds: 5 });
  expect(chosenUnder({ countdownSeconds: 1 }, policy)).toMatchObject({
    countdownSeconds: 1,
    trustedSites: [],
  });
});

it('adds trusted sites, and each once', () => {
  const own = ['https://own.example/*', 'https://crm.example.com/*'];
  const { trustedSites } = withPolicy(sampleSettings({ trustedSites: own }), parsePolicy(MANAGED));
  expect(trustedSites).toEqual([
    'https://crm.example.com/*',
    'http://crm.local/*',
    'https://own.example/*',
  ]);
});

it.each([
  [6, 4],
  [60, 4],
  [2, 2],
])('holds a limit of %i calls a minute to %i', (chosen, holds) => {
  const policy = parsePolicy(MANAGED);
  expect(withPolicy({ callsPerMinute: chosen }, policy).callsPerMinute).toBe(holds);
  expect(managementOf(policy, 'callsPerMinute')).toBe('limited');
});

it.each([
  ['off', 'warn', 'warn'],
  ['off', 'block', 'block'],
  ['warn', 'block', 'block'],
  ['block', 'warn', 'block'],
] as const)('makes of “%s” under “%s” “%s”', (callRules, least, holds) => {
  const policy = parsePolicy({ callRules: least });
  expect(withPolicy(sampleSettings({ callRules }), policy).callRules).toBe(holds);
});

it.each([true, false])('takes from the policy whether records open: %s', (opensRecord) => {
  const policy = parsePolicy({ opensRecord });
  expect(withPolicy(sampleSettings({ opensRecord: !opensRecord }), policy).opensRecord).toBe(
    opensRecord,
  );
});

it('holds the rules of the policy', () => {
  const policy = parsePolicy(MANAGED);
  expect(withPolicy({}, policy).managedRules).toEqual(policy.rules);
});

it('holds the rules of a file beside those of the policy, which they never replace', () => {
  const policy = parsePolicy({ rules: [CLOSED_RULE] });
  const ids = (given: Policy) =>
    withPolicy({ rules: [CLOSED_RULE] }, given).managedRules?.map(({ id }) => id);
  expect(ids(noPolicy)).toEqual(['file:closed']);
  expect(ids(policy)).toEqual(['file:closed', 'closed']);
  expect(ids(parsePolicy({ rules: [CLOSED_RULE], locked: ['rules'] }))).toEqual(['closed']);
  expect(withPolicy({}, noPolicy).managedRules).toBeUndefined();
});
