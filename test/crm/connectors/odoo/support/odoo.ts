import { createJson2, type Json2, type OdooAccess } from '@/lib/crm/connectors/odoo/json2';
import { createOdooApi, type OdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import type { OdooOptions } from '@/sandbox/crm-apis/odoo/odoo-gate';

/** An Odoo with two contacts, and a client of it. */
export function odooWith(
  options: Partial<OdooOptions> = {},
  access: Partial<OdooAccess> = {},
): { odoo: OdooApi; json2: Json2 } {
  const odoo = createOdooApi({ key: 'k', database: 'crm', contacts: [1, 2], ...options });
  const fetch = (url: string, { signal: _, ...init }: RequestInit) =>
    odoo.answer(new Request(url, init));
  const json2 = createJson2(
    { fetch, now: () => 0 },
    { address: 'https://odoo.example.com', key: 'k', ...access },
    new AbortController().signal,
  );
  return { odoo, json2 };
}
