import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

const TYPES = [
  ['contacts', 'contact'],
  ['accounts', 'account'],
  ['deals', 'deal'],
] as const;
const parts = { id: DIGITS };

/** Freshsales. Accounts from before 2021 have another host. */
export const freshsales: RecordAdapter = {
  crm: 'freshsales',
  name: 'Freshsales',
  hosts: /^[a-z0-9-]+\.(?:myfreshworks\.com|freshsales\.io)$/,
  tried: 'documentation',
  documentation: 'https://developers.freshworks.com/crm/api/',
  addresses: TYPES.flatMap(([folder, type]) => [
    { type, path: `/crm/sales/${folder}/:id`, parts },
    { type, path: `/${folder}/:id`, parts },
  ]),
};
