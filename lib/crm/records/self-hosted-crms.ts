import { DIGITS, type RecordAdapter, UUID } from './record-adapter';

/** The parts of an address with an id that counts up. */
const numbered = { id: DIGITS };
const CIVICRM_PATH = 'civicrm/contact/view';

/** CiviCRM in Drupal, Backdrop, Standalone, WordPress and Joomla. */
export const civicrm: RecordAdapter = {
  crm: 'civicrm',
  name: 'CiviCRM',
  assets: /\/civicrm(?:\/[\w.-]+){0,6}\/(?:js\/Common\.js|css\/civicrm\.css)$/,
  tried: 'documentation',
  documentation: 'https://docs.civicrm.org/dev/en/latest/framework/routing/',
  addresses: [
    {
      type: 'contact',
      path: `/**/${CIVICRM_PATH}`,
      query: { reset: '1', cid: ':id' },
      parts: numbered,
    },
    {
      type: 'contact',
      path: '/**/admin.php',
      query: { page: 'CiviCRM', q: CIVICRM_PATH, reset: '1', cid: ':id' },
      parts: numbered,
    },
    {
      type: 'contact',
      path: '/**/index.php',
      query: { option: 'com_civicrm', task: CIVICRM_PATH, reset: '1', cid: ':id' },
      parts: numbered,
    },
  ],
};

/** Dolibarr. A third party is named by `socid`, in older links by `id`. */
export const dolibarr: RecordAdapter = {
  crm: 'dolibarr',
  name: 'Dolibarr',
  assets: /\/core\/js\/lib_head\.js\.php$/,
  tried: 'documentation',
  documentation: 'https://wiki.dolibarr.org/index.php/Module_development',
  addresses: [
    { type: 'contact', path: '/**/contact/card.php', query: { id: ':id' }, parts: numbered },
    { type: 'thirdparty', path: '/**/societe/card.php', query: { socid: ':id' }, parts: numbered },
    { type: 'thirdparty', path: '/**/societe/card.php', query: { id: ':id' }, parts: numbered },
  ],
};

const ESPOCRM_TYPES = ['Contact', 'Account', 'Lead', 'Opportunity', 'Case'];
const espocrmParts = { id: /[0-9a-f]{17,24}/ };

/** EspoCRM. */
export const espocrm: RecordAdapter = {
  crm: 'espocrm',
  name: 'EspoCRM',
  assets: /(?:^|\/)client\/(?:lib\/espo|css\/espo)/,
  tried: 'documentation',
  documentation: 'https://docs.espocrm.com/development/frontend/controller/',
  addresses: ESPOCRM_TYPES.flatMap((type) => [
    { type, path: '/**/', hash: `${type}/view/:id`, parts: espocrmParts },
    { type, path: '/**/', hash: `${type}/edit/:id`, parts: espocrmParts },
  ]),
};

/** A model has a dot in its name, an action's path has none. */
const model = /[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+/;

/**
 * Odoo. An address since version 18 holds the trail to the record: only its last step counts. Steps
 * by a numbered action (`/odoo/action-85/14`) do not say what the record is. Lists and boards have no
 * links to their records.
 */
export const odoo: RecordAdapter = {
  crm: 'odoo',
  name: 'Odoo',
  assets: /^\/web\/assets\/[\w./-]*web\.assets_/,
  tried: 'product',
  documentation: 'https://www.odoo.com/documentation/19.0/developer/reference/backend/actions.html',
  addresses: [
    { type: 'res.partner', path: '/odoo/.../contacts/:id', parts: numbered },
    { type: 'crm.lead', path: '/odoo/.../crm/:id', parts: numbered },
    { type: ':model', path: '/odoo/.../:model/:id', parts: { ...numbered, model } },
    {
      type: ':model',
      path: '/web',
      hashQuery: { id: ':id', model: ':model', view_type: 'form' },
      parts: { ...numbered, model },
    },
  ],
};

const SUITECRM_TYPES = ['Contacts', 'Accounts', 'Leads', 'Prospects', 'Opportunities', 'Cases'];
/** Sample data has words as ids. */
const SUITECRM_ID = new RegExp(`${UUID.source}|[\\w-]{8,36}`);
const suitecrmParts = { id: SUITECRM_ID };

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
  addresses: SUITECRM_TYPES.flatMap((module) => [
    {
      type: module,
      path: '/**/index.php',
      query: { module, action: 'DetailView', record: ':id' },
      parts: suitecrmParts,
    },
    {
      type: module,
      path: '/**/index.php',
      query: { module, action: 'EditView', record: ':id' },
      parts: suitecrmParts,
    },
    {
      type: module,
      path: '/**/',
      hash: `/${module.toLowerCase()}/record/:id`,
      parts: suitecrmParts,
    },
    { type: module, path: '/**/', hash: `/${module.toLowerCase()}/edit/:id`, parts: suitecrmParts },
  ]),
};

/** Tryton's web client. The hash names database, model and record of the open tab. */
export const tryton: RecordAdapter = {
  crm: 'tryton',
  name: 'Tryton',
  assets: /(?:^|\/)tryton-sao(?:\.min)?\.js$/,
  tried: 'documentation',
  documentation: 'https://docs.tryton.org/latest/client-desktop/usage.html',
  addresses: [
    {
      type: ':model',
      path: '/**/',
      hash: ':database/model/:model/:id',
      parts: { database: /[\w-]{1,64}/, model: /(?:party\.party|sale\.opportunity)/, id: DIGITS },
    },
  ],
};
