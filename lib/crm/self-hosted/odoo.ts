import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

const parts = { id: DIGITS };
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
    { type: 'res.partner', path: '/odoo/.../contacts/:id', parts },
    { type: 'crm.lead', path: '/odoo/.../crm/:id', parts },
    { type: ':model', path: '/odoo/.../:model/:id', parts: { ...parts, model } },
    {
      type: ':model',
      path: '/web',
      hashQuery: { id: ':id', model: ':model', view_type: 'form' },
      parts: { ...parts, model },
    },
  ],
};
