import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

/** The module in an address. A renamed module keeps this name. */
const TYPES = [
  ['Contacts', 'contact'],
  ['Leads', 'lead'],
  ['Accounts', 'account'],
  ['Potentials', 'deal'],
] as const;

/** Zoho CRM, in each of its data centres. */
export const zoho: RecordAdapter = {
  crm: 'zoho',
  name: 'Zoho CRM',
  hosts: /^crm\.(?:zoho\.(?:com|eu|in|jp|sa|com\.au|com\.cn)|zohocloud\.ca)$/,
  tried: 'documentation',
  documentation: 'https://www.zoho.com/crm/developer/docs/api/v8/modules-api.html',
  addresses: TYPES.map(([module, type]) => ({
    type,
    path: `/crm/:org/tab/${module}/:id`,
    parts: { org: /org\d{1,20}/, id: DIGITS },
  })),
};
