import { expect, it } from 'vitest';
import { type RuleRow, readRules } from '@/lib/rules/rule';
import { isLocked, noPolicy, parsePolicy } from '@/lib/settings/policy';
import { isPolicyKey, manageableKeys } from '@/lib/settings/policy-values';
import { settings } from '@/lib/settings/table';
import { MANAGED } from './support/managed';

const faultsOf = (managed: unknown) => parsePolicy(managed).faults.map(({ path }) => path);

it('reads every value', () => {
  const { rules, ifNoRecord, webhookOrigins, opensWelcome, ...values } = MANAGED;
  expect(parsePolicy(MANAGED)).toEqual({
    values: {
      ...values,
      trustedSites: ['https://crm.example.com/*', 'http://crm.local/*'],
      transcriptionUrl: '',
    },
    locked: ['opensRecord', 'ifNoRecord', 'transcriptionUrl'],
    ifNoRecord,
    opensWelcome,
    rules: readRules(rules as RuleRow[]),
    webhookOrigins,
    faults: [],
  });
});

it('takes a value for every setting of the table but what is of one rep and browser alone', () => {
  const { hasToken: _, workspace: __, transcribesAt: ___, rules: ____, ...others } = settings;
  expect(manageableKeys).toEqual(Object.keys(others));
  const given = { ...others, callRules: { fallback: 'block' } };
  const values = Object.fromEntries(
    Object.entries(given).map(([key, { fallback }]) => [key, fallback]),
  );
  const [baseUrl, transcriptionUrl] = ['https://voice.example.com', 'https://stt.example.com/v1'];
  const policy = parsePolicy({ ...values, baseUrl, transcriptionUrl, locked: ['*'] });
  expect(policy.faults).toEqual([]);
  expect(Object.keys(policy.values).sort()).toEqual([...manageableKeys].sort());
  expect([...policy.locked].sort()).toEqual([...manageableKeys].sort());
});

it.each([undefined, null, {}, 'text', []])('is empty for %j', (managed) => {
  expect(parsePolicy(managed)).toEqual(noPolicy);
});

it('names what is wrong, and keeps the rest', () => {
  const managed = {
    trustedSites: ['https://*.example.com', 'https://crm.example.com', 'file:///etc', 7],
    dids: [{ e164: '+12125550142' }, { e164: '212' }, { e164: '+12125550142', label: 'again' }],
    callsPerMinute: 0,
    callRules: 'off',
    ifNoRecord: 'guess',
    trustAll: true,
    baseUrl: 'http://voice.example.com',
  };
  const policy = parsePolicy(managed);
  expect(policy.values).toEqual({
    trustedSites: ['https://crm.example.com/*'],
    dids: [{ e164: '+12125550142', label: '' }],
    transcriptionUrl: '',
  });
  expect(policy.webhookOrigins).toEqual([]);
  expect(policy.faults.every(({ kind }) => kind === 'unread')).toBe(true);
  expect(faultsOf(managed)).toEqual([
    ...['trustedSites[0]', 'trustedSites[2]', 'trustedSites[3]', 'dids[1]', 'dids[2]'],
    ...['callsPerMinute', 'callRules', 'ifNoRecord', 'trustAll', 'baseUrl'],
  ]);
});

it('names a list that is not one, and one that is too long as a whole', () => {
  const noteTemplates = Array.from({ length: 51 }, (_, id) => ({
    id: `${id}`,
    name: 'n',
    text: 't',
  }));
  expect(parsePolicy({ trustedSites: 'https://crm.example.com', noteTemplates })).toMatchObject({
    values: {},
    faults: [{ path: 'trustedSites' }, { path: 'noteTemplates' }],
  });
});

it('locks what it names, and says what it cannot lock', () => {
  const policy = parsePolicy({
    countdownSeconds: 5,
    defaultCountry: 'DE',
    locked: ['countdownSeconds', 'callRules', 7],
  });
  expect(isLocked(policy, 'countdownSeconds')).toBe(true);
  expect(isLocked(policy, 'defaultCountry')).toBe(false);
  expect(policy.faults.map(({ path }) => path)).toEqual(['locked[1]', 'locked[2]']);
  expect(faultsOf({ countdownSeconds: 5, locked: 'countdownSeconds' })).toEqual(['locked']);
});

it('refuses what looks like a token, wherever it is, and names it', () => {
  const policy = parsePolicy({
    token: 'secret-1',
    apiToken: 'secret-2',
    connectors: [{ connector: 'odoo', address: 'https://odoo.example.com', key: 'secret-3' }],
    baseUrl: 'https://rep:secret-4@voice.example.com',
    tokenHeader: 'api_access_token',
  });
  expect(policy.faults).toEqual([
    { path: 'token', kind: 'secret' },
    { path: 'apiToken', kind: 'secret' },
    { path: 'connectors[0].key', kind: 'secret' },
    { path: 'baseUrl', kind: 'unread' },
  ]);
  expect(JSON.stringify(policy)).not.toContain('secret-');
  expect(policy.values).toEqual({
    tokenHeader: 'api_access_token',
    connectors: [{ connector: 'odoo', address: 'https://odoo.example.com' }],
    transcriptionUrl: '',
  });
  expect(isPolicyKey('token')).toBe(false);
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
  expect(policy.faults.map(({ path }) => path)).toEqual(
    [0, 1, 2, 3, 4, 5, 8].map((index) => `rules[${index}]`),
  );
});

it('takes a holiday as an object, the only form that the schema for Chrome can name', () => {
  const holiday = { hours: '', days: [{ date: '12-24' }, { easter: 1 }] };
  const { rules } = parsePolicy({ rules: [{ ...MANAGED.rules[0], holiday }] });
  expect(rules).toMatchObject([
    { holiday: { days: [{ date: '12-24', moved: [0, 0, 0, 0, 0, 0, 0] }, { easter: 1 }] } },
  ]);
});

it('reads the origins of webhooks, and lists none that is not safe', () => {
  const webhookOrigins = [
    ...['https://calls.example.com/log', 'http://calls.example.com', 'https://*.example.com', 7],
  ];
  const policy = parsePolicy({ webhookOrigins });
  expect(policy.webhookOrigins).toEqual(['https://calls.example.com']);
  expect(faultsOf({ webhookOrigins })).toEqual([1, 2, 3].map((at) => `webhookOrigins[${at}]`));
  expect(parsePolicy({ webhookOrigins: 'https://calls.example.com' })).toMatchObject({
    webhookOrigins: [],
    faults: [{ path: 'webhookOrigins' }],
  });
});

it('allows no webhook in a managed browser until an origin or a webhook is listed', () => {
  expect(parsePolicy({ callsPerMinute: 4 }).webhookOrigins).toEqual([]);
  expect(parsePolicy({}).webhookOrigins).toBeUndefined();
  const connectors = [
    { connector: 'webhook', address: 'https://calls.example.com/log' },
    { connector: 'odoo', address: 'https://odoo.example.com' },
  ];
  expect(parsePolicy({ connectors }).webhookOrigins).toEqual(['https://calls.example.com']);
});

it('names where recordings are transcribed, which nobody else can then do', () => {
  const url = 'https://stt.example.com/v1/audio/transcriptions?version=1';
  const policy = parsePolicy({ transcriptionUrl: url, transcriptionModel: 'large' });
  expect(policy.values).toMatchObject({ transcriptionUrl: url, transcriptionModel: 'large' });
  expect(isLocked(policy, 'transcriptionUrl')).toBe(true);
  expect(isLocked(policy, 'transcriptionModel')).toBe(true);
  const silent = parsePolicy({ callsPerMinute: 4 });
  expect(silent.values.transcriptionUrl).toBe('');
  expect(isLocked(silent, 'transcriptionUrl')).toBe(true);
});

it.each(['http://stt.example.com/v1', 'https://a:b@stt.example.com/v1', 'stt', ''])(
  'takes no unsafe address to transcribe at: “%s”',
  (transcriptionUrl) => {
    const policy = parsePolicy({ transcriptionUrl });
    expect(policy.faults).toEqual([{ path: 'transcriptionUrl', kind: 'unread' }]);
    expect(policy.values.transcriptionUrl).toBe('');
  },
);

it('lets no policy and no file send recordings for the rep', () => {
  expect(isPolicyKey('transcribesAt')).toBe(false);
  expect(faultsOf({ transcribesAt: 'https://stt.example.com' })).toEqual(['transcribesAt']);
});
