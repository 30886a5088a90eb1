import type { RecordAdapter } from '@/lib/crm/address/record-adapter';

const TYPES = ['Contact', 'Account', 'Lead', 'Opportunity', 'Case'];
const parts = { id: /[0-9a-f]{17,24}/ };

/** EspoCRM. */
export const espocrm: RecordAdapter = {
  crm: 'espocrm',
  name: 'EspoCRM',
  assets: /(?:^|\/)client\/(?:lib\/espo|css\/espo)/,
  tried: 'documentation',
  documentation: 'https://docs.espocrm.com/development/frontend/controller/',
  addresses: TYPES.flatMap((type) => [
    { type, path: '/**/', hash: `${type}/view/:id`, parts },
    { type, path: '/**/', hash: `${type}/edit/:id`, parts },
  ]),
};
