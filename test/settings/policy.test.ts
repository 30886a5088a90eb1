import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type RuleRow, readRules } from '@/lib/rules/rule';
import { noPolicy, parsePolicy, withPolicy } from '@/lib/settings/policy';
import { sampleSettings } from '@/test/calls/support/settings';
import { MANAGED } from './support/managed';

it('reads every value', () => {
  expect(parsePolicy(MANAGED)).toEqual({
    trustedSites: ['https://crm.example.com/*', 'http://crm.local/*'],
    callsPerMinute: 4,
    callRules: 'block',
    opensRecord: true,
    ifNoRecord: 'create',
    opensWelcome: false,
    rules: readRules(MANAGED.rules as RuleRow[]),
    webhookOrigins: ['https://calls.example.com'],
    unread: [],
  });
});

it.each([undefined, null, {}, 'text', []])('is empty for %j', (managed) => {
  expect(parsePolicy(managed)).toEqual(noPolicy);
});

it('names what is wrong, and keeps the rest', () => {
  const managed = {
    trustedSites: ['https://*.example.com', 'https://crm.example.com', 'file:///etc', 7],
    callsPerMinute: 0,
    callRules: 'off',
    ifNoRecord: 'guess',
    trustAll: true,
  };
  expect(parsePolicy(managed)).toEqual({
    trustedSites: ['https://crm.example.com/*'],
    webhookOrigins: [],
    unread: [
      'trustedSites[0]',
      'trustedSites[2]',
      'trustedSites[3]',
      'callsPerMinute',
      'callRules',
      'ifNoRecord',
      'trustAll',
    ],
  });
});

it('names each rule that is wrong or there twice, and takes the others', () => {
  const [hours, attempts] = MANAGED.rules;
  const wrong = [
    { ...hours, asOf: 'last week' },
    { ...hours, weekday: '17:00-09:00' },
    { ...hours, holiday: { hours: '', days: ['13-01'] } },
    { ...hours, source: undefined },
    { ...attempts, hours: 24 * 31 },
    'us-hours',
  ];
  const policy = parsePolicy({ rules: [...wrong, hours, attempts, attempts] });
  expect(policy.rules?.map(({ id }) => id)).toEqual(['us-hours', 'company-attempts']);
  expect(policy.unread).toEqual([0, 1, 2, 3, 4, 5, 8].map((index) => `rules[${index}]`));
});

it('takes a holiday as an object, the only form that the schema for Chrome can name', () => {
  const holiday = { hours: '', days: [{ date: '12-24' }, { easter: 1 }] };
  const { rules } = parsePolicy({ rules: [{ ...MANAGED.rules[0], holiday }] });
  expect(rules).toMatchObject([
    { holiday: { days: [{ date: '12-24', moved: [0, 0, 0, 0, 0, 0, 0] }, { easter: 1 }] } },
  ]);
});

it('reports a list that is not one', () => {
  expect(parsePolicy({ trustedSites: 'https://crm.example.com' }).unread).toEqual(['trustedSites']);
});

it('takes every value that the schema for Chrome offers to administrators', () => {
  const schema = JSON.parse(readFileSync('assets/public/policy-schema.json', 'utf8'));
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(MANAGED).sort());
});

it('reads the origins of webhooks, and lists none that is not safe', () => {
  const webhookOrigins = [
    ...['https://calls.example.com/log', 'http://calls.example.com', 'https://*.example.com', 7],
  ];
  expect(parsePolicy({ webhookOrigins })).toMatchObject({
    webhookOrigins: ['https://calls.example.com'],
    unread: ['webhookOrigins[1]', 'webhookOrigins[2]', 'webhookOrigins[3]'],
  });
  expect(parsePolicy({ webhookOrigins: 'https://calls.example.com' })).toMatchObject({
    ...{ webhookOrigins: [], unread: ['webhookOrigins'] },
  });
});

it('allows no webhook in a managed browser until an origin is listed', () => {
  expect(parsePolicy({ callsPerMinute: 4 }).webhookOrigins).toEqual([]);
  expect(parsePolicy({}).webhookOrigins).toBeUndefined();
});

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
