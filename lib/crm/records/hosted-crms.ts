import { DIGITS, type RecordAdapter, UUID } from './record-adapter';

const DYNAMICS_TYPES = ['contact', 'account', 'lead', 'opportunity', 'incident'];
const dynamicsEntity = (etn: string) => ({ pagetype: 'entityrecord', etn, id: ':id' });

/**
 * Dynamics 365 (model-driven apps). The app stays in the address, so that the record opens in the
 * same one. An embedded frame is judged by its own address, so it has no record.
 */
export const dynamics: RecordAdapter = {
  crm: 'dynamics',
  name: 'Dynamics 365',
  hosts:
    /^[a-z0-9-]+\.crm\d{0,2}\.(?:dynamics\.(?:com|cn)|microsoftdynamics\.us|appsplatform\.us)$/,
  sites: ['*.dynamics.com', '*.dynamics.cn', '*.microsoftdynamics.us', '*.appsplatform.us'],
  tried: 'documentation',
  documentation:
    'https://learn.microsoft.com/power-apps/developer/model-driven-apps/open-forms-views-dialogs-reports-url',
  addresses: DYNAMICS_TYPES.flatMap((type) => [
    {
      type,
      path: '/main.aspx',
      query: { appid: ':app', ...dynamicsEntity(type) },
      parts: { app: UUID, id: UUID },
    },
    { type, path: '/main.aspx', query: dynamicsEntity(type), parts: { id: UUID } },
  ]),
};

const FRESHSALES_TYPES = [
  ['contacts', 'contact'],
  ['accounts', 'account'],
  ['deals', 'deal'],
] as const;
const freshsalesParts = { id: DIGITS };

/** Freshsales. Accounts from before 2021 have another host. */
export const freshsales: RecordAdapter = {
  crm: 'freshsales',
  name: 'Freshsales',
  hosts: /^[a-z0-9-]+\.(?:myfreshworks\.com|freshsales\.io)$/,
  sites: ['*.myfreshworks.com', '*.freshsales.io'],
  tried: 'documentation',
  documentation: 'https://developers.freshworks.com/crm/api/',
  addresses: FRESHSALES_TYPES.flatMap(([folder, type]) => [
    { type, path: `/crm/sales/${folder}/:id`, parts: freshsalesParts },
    { type, path: `/${folder}/:id`, parts: freshsalesParts },
  ]),
};

/** Object type ids: https://developers.hubspot.com/docs/guides/crm/understanding-the-crm */
const HUBSPOT_TYPES = [
  ['contact', '0-1'],
  ['company', '0-2'],
  ['deal', '0-3'],
  ['ticket', '0-5'],
  ['lead', '0-136'],
] as const;
const hubspotParts = { portal: DIGITS, id: DIGITS, view: /\d{1,4}/ };

/** HubSpot. The older addresses name the type of the record in words. */
export const hubspot: RecordAdapter = {
  crm: 'hubspot',
  name: 'HubSpot',
  hosts: /^app(?:-[a-z]{2}\d)?\.hubspot\.com$/,
  sites: ['*.hubspot.com'],
  tried: 'documentation',
  documentation: 'https://developers.hubspot.com/docs/guides/crm/understanding-the-crm',
  addresses: HUBSPOT_TYPES.flatMap(([type, typeId]) => [
    { type, path: `/contacts/:portal/record/${typeId}/:id`, parts: hubspotParts },
    { type, path: `/contacts/:portal/record/${typeId}/:id/view/:view`, parts: hubspotParts },
    { type, path: `/contacts/:portal/${type}/:id`, parts: hubspotParts },
  ]),
};

/** Pipedrive. */
export const pipedrive: RecordAdapter = {
  crm: 'pipedrive',
  name: 'Pipedrive',
  hosts: /^[a-z0-9-]+\.pipedrive\.com$/,
  sites: ['*.pipedrive.com'],
  tried: 'documentation',
  documentation: 'https://pipedrive.readme.io/docs/app-extensions-json-panels',
  addresses: [
    ...['person', 'organization', 'deal'].map((type) => ({
      type,
      path: `/${type}/:id`,
      parts: { id: DIGITS },
    })),
    { type: 'lead', path: '/leads/inbox/:id', parts: { id: UUID } },
  ],
};

const SALESFORCE_TYPES = ['Account', 'Contact', 'Lead', 'Opportunity', 'Case'];
/** The first three characters of an id name its object, also where the address does not. */
const SALESFORCE_PREFIXES = [
  ['Account', '001'],
  ['Contact', '003'],
  ['Lead', '00Q'],
  ['Opportunity', '006'],
  ['Case', '500'],
] as const;
const SALESFORCE_ID = /[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?/;

/**
 * Salesforce Lightning. In a console the address is that of the open tab. Pages of other kinds in an
 * embedded frame are judged by the frame's own address, so they have no record.
 */
export const salesforce: RecordAdapter = {
  crm: 'salesforce',
  name: 'Salesforce',
  hosts: /^[a-z0-9-]+(?:\.[a-z0-9-]+){0,2}\.(?:lightning\.force|my\.salesforce)\.com$/,
  sites: ['*.lightning.force.com', '*.my.salesforce.com'],
  tried: 'documentation',
  documentation:
    'https://developer.salesforce.com/docs/platform/lwc/guide/reference-page-reference-type.html',
  addresses: [
    ...SALESFORCE_TYPES.map((type) => ({
      type,
      path: `/lightning/r/${type}/:id/view`,
      parts: { id: SALESFORCE_ID },
    })),
    {
      type: ':object',
      path: '/lightning/r/:object/:id/view',
      parts: { id: SALESFORCE_ID, object: /[A-Za-z]\w{0,60}__c/ },
    },
    ...SALESFORCE_PREFIXES.map(([type, prefix]) => ({
      type,
      path: '/lightning/r/:id/view',
      parts: { id: new RegExp(`${prefix}[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?`) },
    })),
  ],
};

const ZENDESK_TYPES = [
  ['users', 'user'],
  ['organizations', 'organization'],
  ['tickets', 'ticket'],
] as const;
const zendeskParts = { id: DIGITS, tab: /[a-z_]{1,40}/ };

/** Zendesk's agent workspace. */
export const zendesk: RecordAdapter = {
  crm: 'zendesk',
  name: 'Zendesk',
  hosts: /^[a-z0-9-]+\.zendesk\.com$/,
  sites: ['*.zendesk.com'],
  tried: 'documentation',
  documentation: 'https://developer.zendesk.com/api-reference/ticketing/users/users/',
  addresses: ZENDESK_TYPES.flatMap(([folder, type]) => [
    { type, path: `/agent/${folder}/:id`, parts: zendeskParts },
    { type, path: `/agent/${folder}/:id/:tab`, parts: zendeskParts },
  ]),
};

/** The module in an address. A renamed module keeps this name. */
const ZOHO_TYPES = [
  ['Contacts', 'contact'],
  ['Leads', 'lead'],
  ['Accounts', 'account'],
  ['Potentials', 'deal'],
] as const;

const ZOHO_DOMAINS = ['com', 'eu', 'in', 'jp', 'sa', 'com.au', 'com.cn'];

/** Zoho CRM, in each of its data centres. */
export const zoho: RecordAdapter = {
  crm: 'zoho',
  name: 'Zoho CRM',
  hosts: /^crm\.(?:zoho\.(?:com|eu|in|jp|sa|com\.au|com\.cn)|zohocloud\.ca)$/,
  sites: [...ZOHO_DOMAINS.map((domain) => `crm.zoho.${domain}`), 'crm.zohocloud.ca'],
  tried: 'documentation',
  documentation: 'https://www.zoho.com/crm/developer/docs/api/v8/modules-api.html',
  addresses: ZOHO_TYPES.map(([module, type]) => ({
    type,
    path: `/crm/:org/tab/${module}/:id`,
    parts: { org: /org\d{1,20}/, id: DIGITS },
  })),
};
