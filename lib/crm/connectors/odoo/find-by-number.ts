import { z } from 'zod';
import { ConnectorError } from '@/lib/outbox/connector-error';
import { type EntryTarget, MAX_MATCHES } from '@/lib/outbox/model';
import type { Json2 } from './json2';

/** What a number may belong to. A later model is asked only if no earlier one has the number. */
const MODELS = ['res.partner', 'crm.lead'];

/**
 * Finds the records of Odoo with this number in E.164: contacts, else leads. Odoo
 * compares numbers in all writings with a country (`phone_validation`). Without that module, or where
 * the key's user may not look, there are none.
 */
export async function findByNumber(json2: Json2, number: string): Promise<EntryTarget[]> {
  for (const type of MODELS) {
    if (!(await isSearchable(json2, type))) continue;
    const domain = ['|', ['phone_sanitized', '=', number], ['phone_mobile_search', '=', number]];
    const ids = await json2(type, 'search', { domain, limit: MAX_MATCHES }, z.array(z.int()));
    if (ids.length > 0) return ids.map((id) => ({ type, id: String(id) }));
  }
  return [];
}

/** Whether the app with this model is installed, its records may be read, and their numbers compared. */
async function isSearchable(json2: Json2, model: string): Promise<boolean> {
  const access = { ids: [], operation: 'read' };
  const isReadable = await json2(model, 'has_access', access, z.boolean()).catch(noneIfRefused);
  if (!isReadable) return false;
  const asked = { allfields: ['phone_sanitized'], attributes: ['type'] };
  const fields = await json2(model, 'fields_get', asked, z.record(z.string(), z.unknown()));
  return 'phone_sanitized' in fields;
}

/** Odoo refuses to answer about a model that it does not have. */
function noneIfRefused(error: unknown): false {
  if (error instanceof ConnectorError && error.kind === 'refused') return false;
  throw error;
}
