import { expect, it } from 'vitest';
import { settingName, settingValue } from '@/components/settings/file/setting-texts';
import { manageableKeys } from '@/lib/settings/policy-values';

it('has a name for every setting', () => {
  const names = [...manageableKeys, 'rules' as const].map(settingName);
  expect(names.every((name) => name !== '')).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['baseUrl', 'https://voice.example.com', 'https://voice.example.com'],
  ['baseUrl', '', 'Not set'],
  ['language', 'de', 'German'],
  ['language', '', 'Not set'],
  ['defaultCountry', 'GB', 'United Kingdom'],
  ['defaultCountry', '', 'Not set'],
  ['callRules', 'off', "Don't check"],
  ['siteMode', 'crm', 'On CRM sites'],
  ['opensRecord', true, 'On'],
  ['keepCallsDays', 3650, '3,650'],
  ['trustedSites', ['https://crm.example.com/*'], 'https://crm.example.com'],
  ['dids', [{ e164: '+12125550142', label: 'Main' }], '+12125550142 Main'],
  ['connectors', [{ connector: 'odoo', address: 'https://o.example' }], 'Odoo https://o.example'],
  [
    'dispositions',
    [
      { id: 'reached', label: '' },
      { id: 'a', label: 'Gone', removed: true },
    ],
    'reached',
  ],
  ['noteTemplates', [], 'Not set'],
  [
    'siteRules',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ site: `${name}.example` })),
    'a.example, b.example, c.example, d.example … +2',
  ],
] as const)('says of %s with %j: %s', (key, value, text) => {
  expect(settingValue(key, value as never)).toBe(text);
});
