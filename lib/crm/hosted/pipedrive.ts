import { DIGITS, type RecordAdapter, UUID } from '@/lib/crm/address/record-adapter';

/** Pipedrive. */
export const pipedrive: RecordAdapter = {
  crm: 'pipedrive',
  name: 'Pipedrive',
  hosts: /^[a-z0-9-]+\.pipedrive\.com$/,
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
