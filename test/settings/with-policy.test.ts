import { expect, it } from 'vitest';
import { noPolicy, parsePolicy } from '@/lib/settings/policy';
import { withPolicy } from '@/lib/settings/with-policy';
import { sampleSettings } from '@/test/calls/support/settings';
import { MANAGED } from '@/test/settings/support/managed';

it('changes nothing without a policy', () => {
  expect(withPolicy(sampleSettings(), noPolicy)).toEqual(sampleSettings());
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
  expect(withPolicy(sampleSettings({ callsPerMinute: chosen }), policy).callsPerMinute).toBe(holds);
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
