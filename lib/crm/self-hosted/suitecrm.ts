import { type RecordAdapter, UUID } from '@/lib/crm/address/record-adapter';

const TYPES = ['Contacts', 'Accounts', 'Leads', 'Prospects', 'Opportunities', 'Cases'];
/** Sample data has words as ids. */
const ID = new RegExp(`${UUID.source}|[\\w-]{8,36}`);
const parts = { id: ID };

/**
 * SuiteCRM 7, and 8 with its route in the hash. Version 8 shows some modules in a frame of version
 * 7, which is judged by its own address.
 */
export const suitecrm: RecordAdapter = {
  crm: 'suitecrm',
  name: 'SuiteCRM',
  assets:
    /\/cache\/include\/javascript\/sugar_grp1|\/dist\/(?:themes\/suite8|extensions\/defaultExt)/,
  tried: 'documentation',
  documentation: 'https://docs.suitecrm.com/developer/',
  addresses: TYPES.flatMap((module) => [
    {
      type: module,
      path: '/**/index.php',
      query: { module, action: 'DetailView', record: ':id' },
      parts,
    },
    {
      type: module,
      path: '/**/index.php',
      query: { module, action: 'EditView', record: ':id' },
      parts,
    },
    { type: module, path: '/**/', hash: `/${module.toLowerCase()}/record/:id`, parts },
    { type: module, path: '/**/', hash: `/${module.toLowerCase()}/edit/:id`, parts },
  ]),
};
