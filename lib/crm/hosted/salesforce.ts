import type { RecordAdapter } from '@/lib/crm/address/record-adapter';

const TYPES = ['Account', 'Contact', 'Lead', 'Opportunity', 'Case'];
/** The first three characters of an id name its object, also where the address does not. */
const PREFIXES = [
  ['Account', '001'],
  ['Contact', '003'],
  ['Lead', '00Q'],
  ['Opportunity', '006'],
  ['Case', '500'],
] as const;
const ID = /[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?/;

/**
 * Salesforce Lightning. In a console the address is that of the open tab. Pages of other kinds in an
 * embedded frame are judged by the frame's own address, so they have no record.
 */
export const salesforce: RecordAdapter = {
  crm: 'salesforce',
  name: 'Salesforce',
  hosts: /^[a-z0-9-]+(?:\.[a-z0-9-]+){0,2}\.(?:lightning\.force|my\.salesforce)\.com$/,
  tried: 'documentation',
  documentation:
    'https://developer.salesforce.com/docs/platform/lwc/guide/reference-page-reference-type.html',
  addresses: [
    ...TYPES.map((type) => ({ type, path: `/lightning/r/${type}/:id/view`, parts: { id: ID } })),
    {
      type: ':object',
      path: '/lightning/r/:object/:id/view',
      parts: { id: ID, object: /[A-Za-z]\w{0,60}__c/ },
    },
    ...PREFIXES.map(([type, prefix]) => ({
      type,
      path: '/lightning/r/:id/view',
      parts: { id: new RegExp(`${prefix}[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?`) },
    })),
  ],
};
