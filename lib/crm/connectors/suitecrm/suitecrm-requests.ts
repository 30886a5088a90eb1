import { z } from 'zod';

/** The V8 API, below the address of the account: https://docs.suitecrm.com/developer/api/developer-setup-guide/json-api/ */
export const SUITECRM_API = '/Api/V8';

/** What is asked of a list of records. */
interface ListQuery {
  /** `like` is the LIKE of SQL. */
  where?: Readonly<Record<string, Readonly<Partial<Record<'eq' | 'like', string>>>>>;
  /** Whether one condition is enough. */
  isAny?: boolean;
  fields: readonly string[];
  size: number;
  page?: number;
}

/** The path of a list of records. */
export function suitecrmListPath(
  module: string,
  { where = {}, isAny, fields, size, page = 1 }: ListQuery,
): string {
  const query = new URLSearchParams({
    [`fields[${module}]`]: fields.join(),
    ...{ 'page[size]': String(size), 'page[number]': String(page) },
  });
  if (isAny) query.append('filter[operator]', 'or');
  for (const [field, conditions] of Object.entries(where))
    for (const [operator, value] of Object.entries(conditions))
      query.append(`filter[${field}][${operator}]`, value);
  return `${SUITECRM_API}/module/${module}?${query}`;
}

/** The path of one record, and of the fields to read. */
export function suitecrmRecordPath(
  module: string,
  id: string,
  fields: readonly string[] = [],
): string {
  const path = `${SUITECRM_API}/module/${module}/${encodeURIComponent(id)}`;
  return fields.length > 0 ? `${path}?fields[${module}]=${fields.join()}` : path;
}

/** SuiteCRM's ids are UUIDs; those of sample data are words. */
const idSchema = z.string().regex(/^[\w-]{8,36}$/);

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'" },
};

/** A text field. SuiteCRM answers with texts as they are in HTML. */
const textSchema = z
  .unknown()
  .transform((value) =>
    typeof value === 'string'
      ? value.replaceAll(/&(?:amp|lt|gt|quot|#039);/g, (each) => ENTITIES[each] ?? each)
      : '',
  );

/** What SuiteCRM would read as HTML: it drops tags from each text, and decodes it. */
const MARKUP = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** A text that SuiteCRM keeps as it is, but for a space where a tag or an entity would start. */
export function suitecrmText(text: string): string {
  return text.replaceAll(MARKUP, '$& ');
}

/** A record: its id, and the fields that were asked for. */
const recordSchema = z.object({ id: idSchema, attributes: z.record(z.string(), textSchema) });

/** One record. */
export const suitecrmOneSchema = z.object({ data: recordSchema });

/** A page of a list of records. */
export const suitecrmPageSchema = z.object({
  data: z.array(recordSchema),
  // Missing where nothing is found.
  meta: z.object({ 'total-pages': z.number() }).nullish().catch(undefined),
});

/** A text that a search by LIKE takes as it is. */
export function suitecrmLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
