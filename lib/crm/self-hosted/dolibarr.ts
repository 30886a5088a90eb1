import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

const parts = { id: DIGITS };

/** Dolibarr. A third party is named by `socid`, in older links by `id`. */
export const dolibarr: RecordAdapter = {
  crm: 'dolibarr',
  name: 'Dolibarr',
  assets: /\/core\/js\/lib_head\.js\.php$/,
  tried: 'documentation',
  documentation: 'https://wiki.dolibarr.org/index.php/Module_development',
  addresses: [
    { type: 'contact', path: '/**/contact/card.php', query: { id: ':id' }, parts },
    { type: 'thirdparty', path: '/**/societe/card.php', query: { socid: ':id' }, parts },
    { type: 'thirdparty', path: '/**/societe/card.php', query: { id: ':id' }, parts },
  ],
};
