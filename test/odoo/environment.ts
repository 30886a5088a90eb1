import process from 'node:process';

const { env } = process;

/** The Odoo 19 that `npm run test:crm` names, and that may be written to. */
export const odooServer = {
  url: env.ODOO_URL ?? '',
  database: env.ODOO_DB ?? 'crm',
  login: env.ODOO_LOGIN ?? 'admin',
  password: env.ODOO_PASSWORD ?? 'admin',
};
