import type { TableRow } from '@/lib/lists/model';

/** How deep a list may be in what is around it: `{ data: { contacts: […] } }`. */
const MAX_DEPTH = 3;

/** Fields whose own fields belong to the contact: HubSpot, JSON:API, Airtable. */
const WRAPPERS = ['properties', 'attributes', 'fields'];

/**
 * Reads JSON: a list of objects, of lists or of texts, alone or within objects, or one object a line. The
 * first row has the names of the fields. Fields of inner objects get both names: `address city`. Undefined
 * if the text is no JSON, or holds no list.
 */
export function readJson(text: string): TableRow[] | undefined {
  const list = parsedLines(text.trim());
  if (list === undefined) return undefined;
  const items = longestList(list, 0);
  if (items === undefined) return undefined;
  return items.every(Array.isArray) ? rowsOf(items.map(cellsOf)) : rowsOf(tableOf(items));
}

function parsedLines(text: string): unknown {
  const whole = parsed(text);
  if (whole !== undefined || !text.includes('\n')) return whole;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return parsed(`[${lines.join(',')}]`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

/** JSON of any shape has no schema: all that is asked of a value is whether it has fields. */
function objectOf(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The longest list that is least deep. */
function longestList(value: unknown, depth: number): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const object = objectOf(value);
  if (!object || depth >= MAX_DEPTH) return undefined;
  const values = Object.values(object);
  const lists = values.filter((each): each is unknown[] => Array.isArray(each));
  const [longest] = lists.toSorted((a, b) => b.length - a.length);
  if (longest) return longest;
  return values.flatMap((each) => [longestList(each, depth + 1) ?? []]).find((each) => each.length);
}

/** The names of all fields, and a row for each object. */
function tableOf(items: readonly unknown[]): string[][] {
  const fields = items.map(fieldsOf);
  const headings = [...new Set(fields.flatMap((each) => [...each.keys()]))];
  return [headings, ...fields.map((each) => headings.map((heading) => each.get(heading) ?? ''))];
}

/** The fields of a contact and those one level below, by name. */
function fieldsOf(item: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [key, value] of Object.entries(objectOf(item) ?? { value: item })) {
    for (const [name, text] of namedTexts(key, value)) {
      const before = fields.get(name);
      fields.set(name, before ? [before, text].filter(Boolean).join('; ') : text);
    }
  }
  return fields;
}

function namedTexts(key: string, value: unknown): [name: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((each) => textsOfItem(key, each));
  const object = objectOf(value);
  if (!object) return [[key, textOf(value)]];
  const prefix = WRAPPERS.includes(key) ? '' : `${key} `;
  return Object.entries(object).map(([name, inner]) => [`${prefix}${name}`, textOf(inner)]);
}

/** An item of a list in a contact. `{ label: 'work', value: '+1…' }` is a field by its label. */
function textsOfItem(key: string, item: unknown): [name: string, text: string][] {
  const object = objectOf(item);
  if (!object) return [[key, textOf(item)]];
  const label = textOf(object.label ?? object.type ?? '');
  const value = object.value ?? object.number ?? object.email;
  if (value !== undefined) return [[label ? `${key} ${label}` : key, textOf(value)]];
  return Object.entries(object).map(([name, inner]) => [`${key} ${name}`, textOf(inner)]);
}

function cellsOf(item: readonly unknown[]): string[] {
  return item.map(textOf);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ');
  if (typeof value === 'string') return value.trim();
  // Numbers have no exponent below 21 digits.
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Numbers the rows as a spreadsheet would: JSON has no lines of its own. */
function rowsOf(rows: readonly string[][]): TableRow[] {
  return rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
