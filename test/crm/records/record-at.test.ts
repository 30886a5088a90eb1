import { describe, expect, it } from 'vitest';
import {
  adapterOf,
  crmNameOf,
  isHostOf,
  parseWebAddress,
  recordAdapters,
  recordAt,
  recordLink,
  recordUrlAt,
} from '@/lib/crm/records/record-at';
import { assetsOf, samplePages } from '@/test/crm/support/samples';

function recordOn(address: string, assets: string[]) {
  const url = parseWebAddress(address);
  const adapter = url && adapterOf(url, assets);
  return url && adapter && { crm: adapter.crm, ...recordAt(adapter, url) };
}

describe.each(samplePages)('$crm: $address', ({ crm, address, assets, record }) => {
  it('shows its record', () => {
    expect(recordOn(address, assets)).toEqual({ crm, ...record });
  });

  it('shows the same record under the address that is stored', () => {
    expect(recordOn(record.url ?? '', assets)).toEqual({ crm, ...record });
  });

  it('shows no record under a host or a script that is not the CRM’s', () => {
    const { pathname, search, hash } = new URL(address);
    const strange = `https://example.net${pathname}${search}${hash}`;
    expect(recordOn(strange, ['/app.js'])).toBeUndefined();
  });
});

it('is tried with a sample of every CRM', () => {
  const sampled = new Set(samplePages.map(({ crm }) => crm));
  expect(recordAdapters.map(({ crm }) => crm).filter((crm) => !sampled.has(crm))).toEqual([]);
});

it('states for every CRM what it was tested on, and where its addresses are documented', () => {
  for (const { tried, documentation, hosts, assets } of recordAdapters) {
    expect(['product', 'documentation']).toContain(tried);
    expect(documentation).toMatch(/^https:\/\//);
    expect([hosts, assets].filter(Boolean)).toHaveLength(1);
  }
});

describe('hosts that only look like a CRM’s', () => {
  it.each([
    'https://app.hubspot.com.evil.example/contacts/1/record/0-1/51',
    'https://app.hubspot.com@evil.example/contacts/1/record/0-1/51',
    'https://user@app.hubspot.com/contacts/1/record/0-1/51',
    'https://evil-app.hubspot.com/contacts/1/record/0-1/51',
    'https://app.hubspot.com:8443/contacts/1/record/0-1/51',
    'http://app.hubspot.com/contacts/1/record/0-1/51',
    'https://xpipedrive.com/person/31',
    'https://pipedrive.com/person/31',
    'https://acme.pipedrive.com.example/person/31',
    'https://аcme.zendesk.com.example/agent/users/41',
    'https://lightning.force.com/lightning/r/Contact/0035g00000AbCdEAAV/view',
    'javascript:location="https://acme.pipedrive.com/person/31"',
    'data:text/html,https://acme.pipedrive.com/person/31',
    'blob:https://acme.pipedrive.com/person/31',
    'about:srcdoc',
    '',
  ])('%s', (address) => {
    expect(recordOn(address, [])).toBeUndefined();
  });
});

describe('addresses that show no record', () => {
  it.each([
    ['odoo', 'https://odoo.example.com/odoo/contacts'],
    ['odoo', 'https://odoo.example.com/odoo/contacts/new'],
    ['odoo', 'https://odoo.example.com/odoo/contacts/14/action-195'],
    ['odoo', 'https://odoo.example.com/odoo/action-161/14'],
    ['odoo', 'https://odoo.example.com/odoo/contacts/0'],
    ['odoo', 'https://odoo.example.com/web#model=res.partner&view_type=list'],
    ['odoo', 'https://odoo.example.com/web#id=14&model=res.partner&view_type=kanban'],
    ['hubspot', 'https://app.hubspot.com/contacts/620000/objects/0-1/views/all/list'],
    ['salesforce', 'https://acme.lightning.force.com/lightning/o/Contact/list'],
    ['salesforce', 'https://acme.lightning.force.com/lightning/r/User/0055g00000AbCdEAAV/view'],
    [
      'salesforce',
      'https://acme.lightning.force.com/lightning/r/Contact/0035g00000AbCdEAAV/related/Cases/view',
    ],
    ['salesforce', 'https://acme.lightning.force.com/lightning/r/0055g00000AbCdEAAV/view'],
    ['zoho', 'https://crm.zoho.com/crm/org20067/tab/Contacts/custom-view/41508/list'],
    ['dynamics', 'https://acme.crm.dynamics.com/main.aspx?pagetype=entitylist&etn=contact'],
    ['freshsales', 'https://acme.myfreshworks.com/crm/sales/contacts/view/401033886912'],
    ['suitecrm', 'https://crm.example.org/index.php?module=Contacts&action=ListView'],
    [
      'suitecrm',
      'https://crm.example.org/index.php?module=Contacts&action=DetailView&record=5f2b8a3c-1d4e-4f6a-9b7c-0d1e2f3a4b5c#ajaxUILoc=index.php',
    ],
    ['espocrm', 'https://espo.example.org/#Contact'],
    ['dolibarr', 'https://erp.example.org/contact/card.php?id=3&id=4'],
    ['dolibarr', 'https://erp.example.org/contact/list.php?socid=4'],
    ['civicrm', 'https://ngo.example.org/civicrm/contact/search?reset=1'],
    ['tryton', 'https://erp.example.org/#tryton/model/party.party;views=%5B1%5D'],
    ['zendesk', 'https://acme.zendesk.com/agent/filters/41'],
  ])('%s %s', (crm, address) => {
    const found = recordOn(address, assetsOf[crm] ?? []);
    expect(found).toEqual({ crm });
  });
});

it('recognises no CRM on a page that loads the scripts of two', () => {
  const both = [...(assetsOf.odoo ?? []), ...(assetsOf.dolibarr ?? [])];
  expect(recordOn('https://crm.example.org/odoo/contacts/14', both)).toBeUndefined();
});

it('gives the address to store of a page whose CRM is known', () => {
  const url = 'https://acme.pipedrive.com/person/31';
  expect(recordUrlAt('pipedrive', `${url}?tab=notes`)).toBe(url);
  expect(recordUrlAt('pipedrive', 'https://evil.example/person/31')).toBeUndefined();
  expect(recordUrlAt('zoho', url)).toBeUndefined();
  expect(recordUrlAt(undefined, url)).toBeUndefined();
});

it('allows a self-hosted CRM any host, and a hosted one only its own', () => {
  const byName = Object.fromEntries(recordAdapters.map((adapter) => [adapter.crm, adapter]));
  const url = new URL('http://crm.example.org:8080/');
  expect(byName.odoo && isHostOf(byName.odoo, url)).toBe(true);
  expect(byName.zendesk && isHostOf(byName.zendesk, url)).toBe(false);
});

it.each(samplePages)('opens $record.url', ({ crm, record }) => {
  expect(recordLink({ crm, ...record })).toBe(record.url);
});

it.each([
  ['another host', { url: 'https://evil.example/person/31' }],
  ['another record', { id: '32' }],
  ['another kind of record', { type: 'deal' }],
  ['another CRM', { crm: 'hubspot' }],
  ['an unknown CRM', { crm: 'siebel' }],
  ['a script', { url: 'javascript:alert(1)//acme.pipedrive.com/person/31' }],
  ['more than the record', { url: 'https://acme.pipedrive.com/person/31?token=1' }],
  ['a user', { url: 'https://a@acme.pipedrive.com/person/31' }],
  ['no address', { url: '' }],
])('opens nothing for %s', (_, change) => {
  const record = { crm: 'pipedrive', type: 'person', id: '31' };
  const url = 'https://acme.pipedrive.com/person/31';
  expect(recordLink({ ...record, url })).toBe(url);
  expect(recordLink({ ...record, url, ...change })).toBeUndefined();
});

it('opens plain http on this machine only', () => {
  const record = { crm: 'odoo', type: 'res.partner', id: '14' };
  const path = '/odoo/contacts/14';
  for (const host of ['localhost:8069', '127.0.0.1', '[::1]:8069'])
    expect(recordLink({ ...record, url: `http://${host}${path}` })).toBeDefined();
  for (const host of ['odoo.lan', 'localhost.example', '127.0.0.1.example', '192.168.0.2'])
    expect(recordLink({ ...record, url: `http://${host}${path}` })).toBeUndefined();
});

it('knows the product of a call’s CRM', () => {
  expect(crmNameOf({ crm: 'dynamics' })).toBe('Dynamics 365');
  expect(crmNameOf({})).toBeUndefined();
});
