import { expect, it } from 'vitest';
import { checkHealth, type HealthDeps } from '@/lib/health/check-health';
import { checkNames, type HealthCheck } from '@/lib/health/model';

const number = { e164: '+12125550134', label: 'Desk' };

/** What a healthy Handset reads. */
const healthy: HealthDeps = {
  probeService: async () => undefined,
  readSettings: async () => ({ ownNumbers: [number], dids: [number] }),
  allowedSites: async () => 'all',
  isDidRefused: async () => false,
  connectors: async () => [{ id: 'odoo' }],
  countUnreadable: async () => 0,
  browser: async () => ({ alarms: ['follow'], neededAlarms: ['follow'], showsNotifications: true }),
  unreadPolicy: async () => [],
  sharedList: async () => ({}),
  transcripts: async () => ({ reach: 'reachable', host: 'stt.example.com' }),
  sync: async () => ({ isOn: true, at: 0 }),
  now: () => Date.UTC(2026, 10, 22),
};
const lost = () => Promise.reject(new Error('lost'));

/** The results that are not good. */
async function faultsOf(changed: Partial<HealthDeps>): Promise<HealthCheck[]> {
  const checks = await checkHealth({ ...healthy, ...changed });
  expect(checks.map(({ name }) => name)).toEqual(checkNames);
  return checks.filter(({ state }) => state !== 'good');
}

it('finds nothing wrong where all is well', async () => {
  expect(await faultsOf({})).toEqual([]);
  expect(await faultsOf({ allowedSites: async () => 2, connectors: async () => [] })).toEqual([]);
});

it.each([
  ['unreachable', ['service bad', 'token unknown']],
  ['host-not-granted', ['service bad', 'token unknown']],
  ['no-service', ['service bad', 'token unknown']],
  ['no-token', ['service unknown', 'token bad']],
  ['unauthorised', ['token bad']],
] as const)('tells service from token: %s', async (code, expected) => {
  const faults = await faultsOf({ probeService: async () => ({ code }) });
  expect(faults.map(({ name, state }) => `${name} ${state}`)).toEqual(expected);
  expect(faults.find(({ state }) => state === 'bad')?.problem).toEqual({ code });
});

it('finds missing numbers, and a caller ID that the service refused', async () => {
  const none = async () => ({ ownNumbers: [], dids: [] });
  expect(await faultsOf({ readSettings: none })).toEqual([
    { name: 'own-numbers', state: 'bad', problem: { code: 'no-own-number' } },
    { name: 'dids', state: 'bad', problem: { code: 'no-did' } },
  ]);
  expect(await faultsOf({ isDidRefused: async () => true })).toEqual([
    { name: 'dids', state: 'bad', problem: { code: 'did-not-owned' } },
  ]);
});

it('names the CRMs to which nothing is sent', async () => {
  const problem = { code: 'crm-unauthorised' } as const;
  const connectors = async () => [{ id: 'odoo' as const }, { id: 'zoho' as const, problem }];
  expect(await faultsOf({ connectors })).toEqual([
    { name: 'connectors', state: 'bad', problem, names: ['zoho'] },
  ]);
});

it('asks for attention where calls still work', async () => {
  const faults = await faultsOf({
    allowedSites: async () => 0,
    countUnreadable: async () => 3,
    browser: async () => ({ alarms: [], neededAlarms: ['follow'], showsNotifications: false }),
    unreadPolicy: async () => ['dids[1]'],
  });
  expect(faults).toEqual([
    { name: 'sites', state: 'attention', count: 0 },
    { name: 'database', state: 'attention', count: 3 },
    { name: 'alarms', state: 'bad', count: 1 },
    { name: 'notifications', state: 'attention' },
    { name: 'policy', state: 'attention', names: ['dids[1]'] },
  ]);
});

it('gives the other results if one check fails', async () => {
  const faults = await faultsOf({ countUnreadable: lost, browser: lost, unreadPolicy: lost });
  expect(faults.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'database bad',
    'alarms unknown',
    'notifications unknown',
    'policy unknown',
  ]);
});

it('says how old the company’s list is, and whether it could be updated', async () => {
  const held = {
    ...{ name: 'Acme', serial: 3, issuedAt: '2026-11-19T12:00:00Z', receivedAt: 0 },
    ...{ numbers: 1, others: 0, rules: 0 },
  };
  const url = 'https://files.example.com/list';
  const checked = async (status: Awaited<ReturnType<HealthDeps['sharedList']>>) => {
    const checks = await checkHealth({ ...healthy, sharedList: async () => status });
    return checks.find(({ name }) => name === 'shared-list');
  };
  expect(await checked({})).toEqual({ name: 'shared-list', state: 'good' });
  expect(await checked({ url, held })).toMatchObject({ state: 'good', count: 2 });
  expect(await checked({ url, held, problem: 'older' })).toMatchObject({
    state: 'attention',
    count: 2,
  });
  expect(await checked({ url })).toMatchObject({
    state: 'bad',
    problem: { code: 'no-shared-list' },
  });
});

it.each([
  ['none', 'good'],
  ['off', 'good'],
  ['moved', 'attention'],
  ['not-allowed', 'attention'],
  ['unreachable', 'attention'],
] as const)('says of transcripts that are %s: %s', async (reach, state) => {
  const transcripts = { reach, host: 'stt.example.com' };
  const checks = await checkHealth({ ...healthy, transcripts: async () => transcripts });
  expect(checks).toContainEqual({ name: 'transcripts', state, transcripts });
});

it('says why settings are not synced, unless the rep turned it off', async () => {
  const problem = { problem: 'too-large' } as const;
  const sync = { isOn: true, at: 0, problem };
  expect(await faultsOf({ sync: async () => sync })).toEqual([
    { name: 'sync', state: 'attention', sync },
  ]);
  expect(await faultsOf({ sync: async () => ({ ...sync, isOn: false }) })).toEqual([]);
});
