import { z } from 'zod';

/**
 * The bodies and queries of EspoCRM's API: https://docs.espocrm.com/development/api/crud/, and
 * https://docs.espocrm.com/development/api-search-params/.
 */

/** A name takes no `<`, `>` or `=`. */
const name = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^<>=]+$/);
const time = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

/** What is set of a call. */
export const espocrmCallSchema = z.object({
  name,
  status: z.enum(['Planned', 'Held', 'Not Held']).optional(),
  direction: z.enum(['Outbound', 'Inbound']).optional(),
  dateStart: time.optional(),
  dateEnd: time,
  description: z.string().optional(),
  assignedUserId: z.string().optional(),
  parentType: z.enum(['Account', 'Lead', 'Contact', 'Opportunity', 'Case']).optional(),
  parentId: z.string().optional(),
  contactsIds: z.array(z.string()).optional(),
  leadsIds: z.array(z.string()).optional(),
});

/** What is set of a new contact. */
export const espocrmContactSchema = z.strictObject({
  lastName: name.max(100),
  firstName: name.max(100).optional(),
  phoneNumber: z
    .string()
    .regex(/^\+\d{7,15}$/)
    .optional(),
});

const conditionSchema = z.strictObject({
  type: z.enum(['equals', 'contains', 'in', 'lastXDays']),
  attribute: z.string(),
  dateTime: z.literal('true').optional(),
  value: z.array(z.string()).min(1),
});

/** A condition of a search. */
export type EspocrmCondition = z.infer<typeof conditionSchema>;

const listSchema = z.strictObject({
  select: z.string().default(''),
  maxSize: z.coerce.number().int().max(200).default(200),
  offset: z.coerce.number().int().default(0),
  where: z.array(conditionSchema),
});

const CONDITION_KEY = /^where\[(\d+)\]\[(\w+)\](?:\[\])?$/;

/** Reads the query of a list. */
export function parseEspocrmList(parameters: URLSearchParams) {
  const where: Record<string, unknown>[] = [];
  const rest: Record<string, string> = {};
  for (const [key, text] of parameters) {
    const [, nth, field = ''] = CONDITION_KEY.exec(key) ?? [];
    if (nth === undefined) {
      rest[key] = text;
      continue;
    }
    where[Number(nth)] ??= { value: [] };
    const condition = where[Number(nth)] ?? {};
    if (field === 'value') condition.value = [...Object(condition.value), text];
    else condition[field] = text;
  }
  return listSchema.parse({ ...rest, where });
}

/** A record of an account. The first of its numbers is the main one. */
export interface EspocrmRecord {
  entity: 'Contact' | 'Lead' | 'Account' | 'Opportunity' | 'Case';
  id: string;
  name?: string;
  numbers?: readonly string[];
  fields?: Readonly<Record<string, string>>;
}
