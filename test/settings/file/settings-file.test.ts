import { expect, it } from 'vitest';
import {
  MAX_SETTINGS_FILE,
  readSettingsFile,
  writeSettingsFile,
} from '@/lib/settings/file/settings-file';
import { settings } from '@/lib/settings/table';
import { CLOSED_RULE } from '@/test/settings/support/closed-rule';

const file = (over: object) => JSON.stringify({ handset: 'settings', version: 1, ...over });

it('reads what it writes: every setting, and the token', () => {
  const { hasToken: _, workspace: __, transcribesAt: ___, ...others } = settings;
  const fallbacks = Object.fromEntries(
    Object.entries(others).map(([key, { fallback }]) => [key, fallback]),
  );
  const written = {
    settings: {
      ...fallbacks,
      baseUrl: 'https://voice.example.com',
      transcriptionUrl: 'https://stt.example.com/v1/audio/transcriptions',
      callRules: 'off' as const,
      trustedSites: ['https://crm.example.com/*'],
      siteRules: [
        { site: '*.example.com', find: 'never' as const },
        { broken: '{"site":"x y"}', site: 'crm.example.com' },
      ],
      numberDecisions: [
        { host: 'crm.example.com', is: 'none' as const, text: '2026 11' },
        { host: 'crm.example.com', is: 'none' as const, text: '2026 12' },
      ],
    },
    token: 'secret',
  };
  expect(readSettingsFile(writeSettingsFile(written, '1.0.0'))).toEqual(written);
});

it('reads addresses as people write them', () => {
  const given = {
    baseUrl: 'https://voice.example.com/',
    trustedSites: ['https://crm.example.com'],
  };
  expect(readSettingsFile(`\uFEFF${file({ settings: given })}`)).toEqual({
    settings: { baseUrl: 'https://voice.example.com', trustedSites: ['https://crm.example.com/*'] },
  });
});

it.each([
  ['broken JSON', '{"handset":', 'no-json'],
  ['another program’s file', '{"version":1,"settings":{"language":"de"}}', 'other-kind'],
  ['rules for sites', '{"handset":"site-rules","version":1}', 'other-kind'],
  ['a list', '[]', 'other-kind'],
  ['a newer version, whatever it holds', file({ version: 2, settings: [] }), 'newer'],
  ['no settings', file({ settings: {} }), 'empty'],
  ['more than settings can be', ' '.repeat(MAX_SETTINGS_FILE + 1), 'too-large'],
])('refuses %s', (_, text, problem) => {
  expect(readSettingsFile(text)).toEqual({ problem });
});

it.each([
  ['a wrong type', { countdownSeconds: '3' }, ['countdownSeconds']],
  ['a value out of range', { callsPerMinute: 0 }, ['callsPerMinute']],
  ['an unknown setting', { dialFaster: true, language: 'de' }, ['dialFaster']],
  ['the note about the token', { hasTokens: true }, ['hasTokens']],
  ['a partly wrong list', { dids: [{ e164: '+12125550142' }, { e164: '212' }] }, ['dids[1]']],
  ['a rule with a wrong site', { siteRules: [{ site: 'a b', find: 'never' }] }, ['siteRules[0]']],
  ['an address without TLS', { baseUrl: 'http://voice.example.com' }, ['baseUrl']],
  [
    'a wildcard for one-click calls',
    { trustedSites: ['https://*.example.com'] },
    ['trustedSites[0]'],
  ],
])('names %s, and takes nothing', (_, given, paths) => {
  expect(readSettingsFile(file({ settings: given }))).toEqual({ problem: 'unread', paths });
});

it('names parts that are of another type', () => {
  expect(readSettingsFile(file({ settings: 'de', token: 7 }))).toEqual({
    ...{ problem: 'unread', paths: ['settings', 'token'] },
  });
  expect(readSettingsFile(file({ settings: { language: 'de' }, token: 'secret' }))).toEqual({
    ...{ problem: 'unread', paths: ['token'] },
  });
});

it('names secrets where none may be', () => {
  const given = { connectors: [{ connector: 'odoo', key: 'secret' }], apiToken: 'secret' };
  expect(readSettingsFile(file({ settings: given, password: 'secret' }))).toEqual({
    problem: 'secret',
    paths: ['settings.connectors[0].key', 'settings.apiToken', 'password'],
  });
});

it('keeps rules as they are written, and refuses a file with one that cannot be read', () => {
  expect(readSettingsFile(file({ settings: { rules: [CLOSED_RULE] } }))).toEqual({
    settings: { rules: [CLOSED_RULE] },
  });
  const wrong = { ...CLOSED_RULE, id: 'wrong', weekday: '18:00-9:00' };
  expect(readSettingsFile(file({ settings: { rules: [CLOSED_RULE, wrong] } }))).toEqual({
    problem: 'unread',
    paths: ['rules[1]'],
  });
});
