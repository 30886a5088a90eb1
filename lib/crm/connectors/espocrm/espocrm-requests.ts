import { z } from 'zod';
import { cutText } from '@/lib/outbox/entry/write-entry';

/** https://docs.espocrm.com/development/api/ */
export const ESPOCRM_API = '/api/v1';

/** A condition of a search: https://docs.espocrm.com/development/api-search-params/ */
interface Where {
  type: 'equals' | 'contains' | 'startsWith' | 'in' | 'lastXDays';
  attribute: string;
  value: string | number | readonly string[];
  /** The attribute has a time, which is in UTC. */
  dateTime?: true;
}

/** What is asked of a list. */
interface ListQuery {
  where?: readonly Where[];
  /** Names of attributes, separated by commas. */
  select: string;
  maxSize: number;
  offset?: number;
}

/** The path of a list of records. */
export function espocrmListPath(entity: string, { where = [], ...query }: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.append(name, String(value));
  where.forEach(({ value, ...condition }, nth) => {
    for (const [name, each] of Object.entries(condition))
      parameters.append(`where[${nth}][${name}]`, String(each));
    const isList = typeof value === 'object';
    for (const each of isList ? value : [value])
      parameters.append(`where[${nth}][value]${isList ? '[]' : ''}`, String(each));
  });
  return `${ESPOCRM_API}/${entity}?${parameters}`;
}

/** A record's id: hexadecimal digits, or a UUID where the administrator chose that. */
const id = z.string().regex(/^[\w-]{8,36}$/);

/** A record, by its id. */
export const espocrmIdSchema = z.object({ id });

/** The ids of a list of records. */
export const espocrmIdsSchema = z
  .object({ list: z.array(espocrmIdSchema) })
  .transform(({ list }) => list.map((record) => record.id));

/** Characters that EspoCRM takes in no name: the pattern `noBadCharacters` of its fields. */
const BAD_CHARACTERS = /[\s<>=]+/g;

/** A text as the name of a record. */
export function espocrmName(text: string, limit: number): string {
  return cutText(text.replaceAll(BAD_CHARACTERS, ' ').trim() || '…', limit, '');
}
