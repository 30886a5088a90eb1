import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

/** Object type ids: https://developers.hubspot.com/docs/guides/crm/understanding-the-crm */
const TYPES = [
  ['contact', '0-1'],
  ['company', '0-2'],
  ['deal', '0-3'],
  ['ticket', '0-5'],
  ['lead', '0-136'],
] as const;
const parts = { portal: DIGITS, id: DIGITS, view: /\d{1,4}/ };

/** HubSpot. The older addresses name the type of the record in words. */
export const hubspot: RecordAdapter = {
  crm: 'hubspot',
  name: 'HubSpot',
  hosts: /^app(?:-[a-z]{2}\d)?\.hubspot\.com$/,
  tried: 'documentation',
  documentation: 'https://developers.hubspot.com/docs/guides/crm/understanding-the-crm',
  addresses: TYPES.flatMap(([type, typeId]) => [
    { type, path: `/contacts/:portal/record/${typeId}/:id`, parts },
    { type, path: `/contacts/:portal/record/${typeId}/:id/view/:view`, parts },
    { type, path: `/contacts/:portal/${type}/:id`, parts },
  ]),
};
