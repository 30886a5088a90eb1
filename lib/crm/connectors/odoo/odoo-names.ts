import { z } from 'zod';
import { ASKED_BY_NAME, firstOfEach, namedRecord } from '@/lib/crm/connectors/names/named-record';
import { ConnectorError } from '@/lib/outbox/connector';
import type { FoundByName, RecordMatch } from '@/lib/outbox/model/entry';
import type { Json2 } from './json2';

/** Odoo writes `false` for an empty field. */
const text = z
  .union([z.string(), z.literal(false)])
  .nullish()
  .transform((value) => value || undefined);
const foundSchema = z.array(
  z.object({
    ...{ id: z.int(), display_name: text, partner_name: text },
    ...{ email: text, email_from: text, phone: text },
  }),
);

/** A model, the fields with the names of its records, and those that tell them apart. */
interface NamedModel {
  type: string;
  names: readonly string[];
  facts: readonly string[];
}

/** The full name of a contact names its company, too: `display_name` of `res.partner`. */
const CONTACT: NamedModel = {
  ...{ type: 'res.partner', names: ['display_name'], facts: ['email', 'phone'] },
};
const LEAD: NamedModel = {
  type: 'crm.lead',
  names: ['name', 'contact_name', 'partner_name'],
  facts: ['partner_name', 'email_from', 'phone'],
};

/** Finds contacts and leads by name. Without the CRM app, or the right to read leads, there are none. */
export async function findByName(
  json2: Json2,
  typed: string,
  abortSignal: AbortSignal,
): Promise<FoundByName> {
  const search = ({ type, names, facts }: NamedModel): Promise<RecordMatch[]> => {
    const isNamed = names.map((field) => [field, 'ilike', typed]);
    const domain = [...names.slice(1).map(() => '|'), ...isNamed];
    const body = { domain, fields: ['display_name', ...facts], limit: ASKED_BY_NAME };
    const found = json2(type, 'search_read', body, foundSchema, abortSignal);
    return found.then((records) => records.map((record) => matchOf(type, record)));
  };
  const leads = search(LEAD).catch(noneIfRefused);
  return firstOfEach(await Promise.all([search(CONTACT), leads]));
}

function matchOf(type: string, record: z.infer<typeof foundSchema>[number]): RecordMatch {
  const { id, display_name: name, partner_name: company, phone } = record;
  const email = record.email ?? record.email_from;
  return namedRecord({ type, id: String(id) }, { name, company, email, phone });
}

function noneIfRefused(error: unknown): [] {
  if (error instanceof ConnectorError && error.kind === 'refused') return [];
  throw error;
}
