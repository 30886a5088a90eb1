import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

const TYPES = [
  ['users', 'user'],
  ['organizations', 'organization'],
  ['tickets', 'ticket'],
] as const;
const parts = { id: DIGITS, tab: /[a-z_]{1,40}/ };

/** Zendesk's agent workspace. */
export const zendesk: RecordAdapter = {
  crm: 'zendesk',
  name: 'Zendesk',
  hosts: /^[a-z0-9-]+\.zendesk\.com$/,
  tried: 'documentation',
  documentation: 'https://developer.zendesk.com/api-reference/ticketing/users/users/',
  addresses: TYPES.flatMap(([folder, type]) => [
    { type, path: `/agent/${folder}/:id`, parts },
    { type, path: `/agent/${folder}/:id/:tab`, parts },
  ]),
};
