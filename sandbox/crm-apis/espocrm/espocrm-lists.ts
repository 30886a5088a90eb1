import type { EspocrmCondition, EspocrmRecord, parseEspocrmList } from './espocrm-schemas';

type Attributes = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

/** Answers a list of records: those that all conditions fit. */
export function espocrmListOf(
  rows: readonly Attributes[],
  { where, select, maxSize, offset }: ReturnType<typeof parseEspocrmList>,
  now: number,
): Response {
  const found = rows.filter((row) => where.every((condition) => fits(row, condition, now)));
  const names = ['id', ...select.split(',')];
  const list = found
    .slice(offset, offset + maxSize)
    .map((row) => Object.fromEntries(names.map((name) => [name, valueIn(row, name)])));
  return Response.json({ total: found.length, list });
}

/** A list shows the main number only. */
function valueIn(row: Attributes, name: string): unknown {
  const value = row[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function fits(row: Attributes, { type, attribute, value }: EspocrmCondition, now: number): boolean {
  const isNumeric = attribute === 'phoneNumberNumeric';
  const own = [row[isNumeric ? 'phoneNumber' : attribute]].flat();
  const texts = own.map((each) => (isNumeric ? digitsOf(String(each)) : String(each ?? '')));
  const [first = ''] = value;
  switch (type) {
    case 'lastXDays':
      return texts.every((text) => Date.parse(`${text}Z`) >= now - Number(first) * DAY_MS);
    case 'contains':
      return texts.some((text) => likePattern(first).test(text));
    default:
      return texts.some((text) => value.includes(text));
  }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** `contains` is the LIKE of SQL, in any case. */
function likePattern(text: string): RegExp {
  const parts = text.match(/\\.|%|_|[^\\%_]+|\\$/gs) ?? [];
  const source = parts.map((part) => {
    if (part === '%') return '.*';
    return part === '_'
      ? '.'
      : part.replace(/^\\(?=.)/s, '').replaceAll(/[^\w\s]/g, String.raw`\$&`);
  });
  return new RegExp(source.join(''), 'is');
}

/** The attributes of a record that lists are searched by. */
export function espocrmAttributes({ id, name, numbers = [], fields }: EspocrmRecord): Attributes {
  return { id, name, phoneNumber: numbers, ...fields };
}
