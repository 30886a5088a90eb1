import type { RecordContext } from '@/lib/calls/model';

/** A page of a CRM: its address, what it loads, and the record that it shows. */
export interface SamplePage {
  crm: string;
  address: string;
  assets: string[];
  record: Pick<RecordContext, 'type' | 'id' | 'url'>;
}

const UUID = '5f2b8a3c-1d4e-4f6a-9b7c-0d1e2f3a4b5c';
const APP = '0d5c1c7e-2a64-4f1b-8e47-6a4f2f9c1b3d';

/** What self-hosted CRMs load. */
export const assetsOf: Record<string, string[]> = {
  odoo: ['/web/assets/2cf1303/web.assets_web.min.js'],
  suitecrm: ['/crm/cache/include/javascript/sugar_grp1.js'],
  espocrm: ['/client/lib/espo.js'],
  dolibarr: ['/dolibarr/core/js/lib_head.js.php'],
  civicrm: ['/sites/all/modules/civicrm/js/Common.js'],
  tryton: ['/tryton-sao.min.js'],
};

/** CRM, address, type and id of its record, and the address that is stored, if it is another. */
const rows: [string, string, string, string, string?][] = [
  ['odoo', 'https://odoo.example.com/odoo/contacts/14', 'res.partner', '14'],
  [
    'odoo',
    'https://odoo.example.com/odoo/contacts/14/crm/3?debug=1',
    'crm.lead',
    '3',
    'https://odoo.example.com/odoo/crm/3',
  ],
  ['odoo', 'https://odoo.example.com/odoo/res.partner/15', 'res.partner', '15'],
  [
    'odoo',
    'https://odoo.example.com/odoo/action-161/9/res.partner/15',
    'res.partner',
    '15',
    'https://odoo.example.com/odoo/res.partner/15',
  ],
  [
    'odoo',
    'http://127.0.0.1:8069/web#id=14&cids=1&menu_id=4&action=9&model=res.partner&view_type=form',
    'res.partner',
    '14',
    'http://127.0.0.1:8069/web#id=14&model=res.partner&view_type=form',
  ],
  ['hubspot', 'https://app.hubspot.com/contacts/620000/record/0-1/51', 'contact', '51'],
  [
    'hubspot',
    'https://app-eu1.hubspot.com/contacts/620000/record/0-2/77/?interaction=note',
    'company',
    '77',
    'https://app-eu1.hubspot.com/contacts/620000/record/0-2/77',
  ],
  ['hubspot', 'https://app.hubspot.com/contacts/620000/record/0-1/51/view/1', 'contact', '51'],
  ['hubspot', 'https://app.hubspot.com/contacts/620000/deal/12', 'deal', '12'],
  [
    'salesforce',
    'https://acme.lightning.force.com/lightning/r/Contact/0035g00000AbCdEAAV/view?ws=%2Flightning',
    'Contact',
    '0035g00000AbCdEAAV',
    'https://acme.lightning.force.com/lightning/r/Contact/0035g00000AbCdEAAV/view',
  ],
  [
    'salesforce',
    'https://acme--uat.sandbox.lightning.force.com/lightning/r/00Q5g00000AbCdE/view',
    'Lead',
    '00Q5g00000AbCdE',
  ],
  [
    'salesforce',
    'https://acme.my.salesforce.com/lightning/r/Vendor__c/a015g00000AbCdEAAV/view',
    'Vendor__c',
    'a015g00000AbCdEAAV',
  ],
  ['pipedrive', 'https://acme.pipedrive.com/person/31', 'person', '31'],
  [
    'pipedrive',
    'https://acme.pipedrive.com/organization/8#notes',
    'organization',
    '8',
    'https://acme.pipedrive.com/organization/8',
  ],
  ['pipedrive', `https://acme.pipedrive.com/leads/inbox/${UUID}`, 'lead', UUID],
  [
    'zoho',
    'https://crm.zoho.eu/crm/org20067/tab/Contacts/4150868000000376008?layoutId=1',
    'contact',
    '4150868000000376008',
    'https://crm.zoho.eu/crm/org20067/tab/Contacts/4150868000000376008',
  ],
  ['zoho', 'https://crm.zohocloud.ca/crm/org20067/tab/Potentials/415086', 'deal', '415086'],
  [
    'dynamics',
    `https://acme.crm4.dynamics.com/main.aspx?appid=${APP}&forceUCI=1&pagetype=entityrecord&etn=contact&id=${UUID}`,
    'contact',
    UUID,
    `https://acme.crm4.dynamics.com/main.aspx?appid=${APP}&pagetype=entityrecord&etn=contact&id=${UUID}`,
  ],
  [
    'dynamics',
    `https://acme.crm.dynamics.com/main.aspx?pagetype=entityrecord&etn=account&id=${UUID}`,
    'account',
    UUID,
  ],
  [
    'freshsales',
    'https://acme.myfreshworks.com/crm/sales/contacts/402174876038',
    'contact',
    '402174876038',
  ],
  ['freshsales', 'https://acme.freshsales.io/deals/40', 'deal', '40'],
  [
    'suitecrm',
    `https://crm.example.org/crm/index.php?return_module=Contacts&module=Contacts&action=DetailView&record=${UUID}&offset=3`,
    'Contacts',
    UUID,
    `https://crm.example.org/crm/index.php?module=Contacts&action=DetailView&record=${UUID}`,
  ],
  [
    'suitecrm',
    `https://crm.example.org/public/#/accounts/record/${UUID}?return_module=Accounts`,
    'Accounts',
    UUID,
    `https://crm.example.org/public/#/accounts/record/${UUID}`,
  ],
  [
    'espocrm',
    'https://espo.example.org/#Contact/view/5f3c1a2b4d5e6f708',
    'Contact',
    '5f3c1a2b4d5e6f708',
  ],
  [
    'espocrm',
    'https://espo.example.org/crm/#Lead/edit/5f3c1a2b4d5e6f708',
    'Lead',
    '5f3c1a2b4d5e6f708',
  ],
  [
    'dolibarr',
    'https://erp.example.org/dolibarr/contact/card.php?id=3&save_lastsearch_values=1',
    'contact',
    '3',
    'https://erp.example.org/dolibarr/contact/card.php?id=3',
  ],
  ['dolibarr', 'https://erp.example.org/societe/card.php?socid=4', 'thirdparty', '4'],
  ['civicrm', 'https://ngo.example.org/civicrm/contact/view?reset=1&cid=202', 'contact', '202'],
  [
    'civicrm',
    'https://ngo.example.org/wp-admin/admin.php?page=CiviCRM&q=civicrm%2Fcontact%2Fview&reset=1&cid=202&selectedChild=rel',
    'contact',
    '202',
    'https://ngo.example.org/wp-admin/admin.php?page=CiviCRM&q=civicrm%2Fcontact%2Fview&reset=1&cid=202',
  ],
  [
    'tryton',
    'https://erp.example.org/#tryton/model/party.party/14;name=%22Parties%22&views=%5B1%5D',
    'party.party',
    '14',
    'https://erp.example.org/#tryton/model/party.party/14',
  ],
  ['zendesk', 'https://acme.zendesk.com/agent/users/41/requested_tickets', 'user', '41'],
  ['zendesk', 'https://acme.zendesk.com/agent/tickets/35436', 'ticket', '35436'],
];

/** Pages of records, by their documented addresses. */
export const samplePages: readonly SamplePage[] = rows.map(([crm, address, type, id, url]) => ({
  crm,
  address,
  assets: assetsOf[crm] ?? [],
  record: { type, id, url: url ?? address },
}));
