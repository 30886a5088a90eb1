import type { parseSuitecrmList, SuitecrmCondition, SuitecrmRecord } from './suitecrm-schemas';

/** An error: SuiteCRM says all of them by a 400. */
export function suitecrmError(detail: string): Response {
  return Response.json({ errors: { status: 400, title: null, detail } }, { status: 400 });
}

/** Answers one record. */
export function suitecrmAnswerOf(record: SuitecrmRecord, status: number): Response {
  return Response.json({ data: shown(record) }, { status });
}

/** Answers a page of a list. */
export function suitecrmListOf(
  records: readonly SuitecrmRecord[],
  { conditions, isAny, fields, size, page }: ReturnType<typeof parseSuitecrmList>,
): Response {
  const found = records.filter(({ attributes }) => {
    const fits = (condition: SuitecrmCondition) => isLike(attributes[condition.field], condition);
    return isAny ? conditions.some(fits) : conditions.every(fits);
  });
  const rows = found.slice((page - 1) * size, page * size);
  if (rows.length === 0) {
    const message = 'Request was successful, but there is no result';
    return Response.json({ meta: { message }, data: [] });
  }
  const pages = Math.ceil(found.length / size);
  return Response.json({
    meta: { 'total-pages': pages, 'records-on-this-page': rows.length },
    data: rows.map((record) => shown(record, fields)),
  });
}

/** Some of the fields that calls come with, and those that were added. */
export function suitecrmCallFields(added: Readonly<Record<string, number>>): Response {
  const text = (len: number) => ({ type: 'varchar', dbType: 'varchar', len, required: false });
  const attributes = {
    name: { type: 'name', dbType: 'varchar', len: '50', required: true },
    description: { type: 'text', dbType: 'text', required: false },
    duration_hours: { type: 'int', dbType: 'int', len: '3', required: false },
    ...Object.fromEntries(Object.entries(added).map(([name, length]) => [name, text(length)])),
  };
  return Response.json({ data: { type: 'fields', attributes } });
}

/** Texts are shown as in HTML. */
function shown({ id, attributes }: SuitecrmRecord, fields = Object.keys(attributes)) {
  const textOf = (value: string | boolean = '') =>
    typeof value === 'string'
      ? value
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;')
          .replaceAll("'", '&#039;')
      : value;
  return {
    id,
    attributes: Object.fromEntries(fields.map((name) => [name, textOf(attributes[name])])),
  };
}

function isLike(
  own: string | boolean | undefined,
  { operator, value }: SuitecrmCondition,
): boolean {
  const text = String(own ?? '');
  return operator === 'eq' ? text === value : likePattern(value).test(text);
}

/** The LIKE of SQL, in any case. */
function likePattern(text: string): RegExp {
  const parts = text.match(/\\.|[%_]|[^\\%_]+|\\$/gs) ?? [];
  const source = parts.map((part) => {
    if (part === '%') return '.*';
    if (part === '_') return '.';
    return part.replace(/^\\(?=.)/s, '').replaceAll(/[^\w\s]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source.join('')}$`, 'is');
}
