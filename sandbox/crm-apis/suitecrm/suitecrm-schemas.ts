import { z } from 'zod';

/**
 * The bodies and queries of SuiteCRM's JSON API V8:
 * https://docs.suitecrm.com/developer/api/developer-setup-guide/json-api/.
 */

/** What is created or changed. */
export const suitecrmBodySchema = z.strictObject({
  data: z.strictObject({
    type: z.enum(['Calls', 'Contacts']),
    id: z.guid().optional(),
    attributes: z.record(z.string(), z.union([z.string(), z.boolean()])),
  }),
});

/** What a token is asked with. */
export const suitecrmTokenSchema = z.strictObject({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
});

const number = z.coerce.number().int().positive();
const operators = z.enum(['eq', 'like']);

/** A condition of a search. */
export interface SuitecrmCondition {
  field: string;
  operator: z.infer<typeof operators>;
  value: string;
}

/** Reads the query of a list. */
export function parseSuitecrmList(module: string, parameters: URLSearchParams) {
  const conditions: SuitecrmCondition[] = [];
  for (const [key, value] of parameters) {
    const [, field = '', operator] = /^filter\[(\w+)\]\[(\w+)\]$/.exec(key) ?? [];
    if (operator) conditions.push({ field, operator: operators.parse(operator), value });
  }
  return {
    conditions,
    isAny: parameters.get('filter[operator]') === 'or',
    fields: z
      .string()
      .parse(parameters.get(`fields[${module}]`))
      .split(','),
    size: number.parse(parameters.get('page[size]')),
    page: number.parse(parameters.get('page[number]')),
  };
}

/** A record of an account. */
export interface SuitecrmRecord {
  module: 'Contacts' | 'Leads' | 'Accounts' | 'Prospects' | 'Opportunities' | 'Cases' | 'Calls';
  id: string;
  attributes: Readonly<Record<string, string | boolean>>;
}
