import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

const parts = { id: DIGITS };
const PATH = 'civicrm/contact/view';

/** CiviCRM in Drupal, Backdrop, Standalone, WordPress and Joomla. */
export const civicrm: RecordAdapter = {
  crm: 'civicrm',
  name: 'CiviCRM',
  assets: /\/civicrm(?:\/[\w.-]+){0,6}\/(?:js\/Common\.js|css\/civicrm\.css)$/,
  tried: 'documentation',
  documentation: 'https://docs.civicrm.org/dev/en/latest/framework/routing/',
  addresses: [
    { type: 'contact', path: `/**/${PATH}`, query: { reset: '1', cid: ':id' }, parts },
    {
      type: 'contact',
      path: '/**/admin.php',
      query: { page: 'CiviCRM', q: PATH, reset: '1', cid: ':id' },
      parts,
    },
    {
      type: 'contact',
      path: '/**/index.php',
      query: { option: 'com_civicrm', task: PATH, reset: '1', cid: ':id' },
      parts,
    },
  ],
};
