/** One kind of address that shows one record. */
export interface RecordAddress {
  /** The kind of record: the CRM's own name for it, in the singular. `:name` repeats a part. */
  type: string;
  /**
   * The path. `:id` is the record's id, any other `:name` a part with a pattern in `parts`. A leading
   * `/**` is the folder in which the CRM is installed, `/...` for parts that are dropped.
   */
  path: string;
  /** Query parameters that must be there. Further ones are dropped. */
  query?: Readonly<Record<string, string>>;
  /** The hash, if it is a route (`/contacts/record/:id`). What follows `?` or `;` is dropped. */
  hash?: string;
  /** Parameters in the hash (`#id=14&model=res.partner`). Further ones are dropped. */
  hashQuery?: Readonly<Record<string, string>>;
  /** Patterns of the named parts. Each admits only letters, digits and `._~-`. */
  parts: Readonly<Record<string, RegExp>>;
}

/** How the pages and records of one CRM are recognised. */
export interface RecordAdapter {
  /** Kept with calls. */
  crm: string;
  /** The product's name. */
  name: string;
  /** Hosts of a hosted CRM. */
  hosts?: RegExp;
  /** Sites that hold all of these hosts, as the browser can be asked for them: `*.pipedrive.com`. */
  sites?: readonly string[];
  /** A script or style sheet of a CRM that runs on any host. */
  assets?: RegExp;
  /** Whether this was tried on the product itself, or built from its documentation. */
  tried: 'product' | 'documentation';
  /** Where the addresses are documented. */
  documentation: string;
  /** Later ones are tried only if earlier ones do not fit. */
  addresses: readonly RecordAddress[];
}

/** An id that counts up. */
export const DIGITS = /[1-9]\d{0,19}/;
/** A UUID, as most CRMs write it. */
export const UUID = /[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/;

/** Parts of an address that were read, by name. `base` is the folder of the CRM. */
type Parts = Record<string, string>;

/** A record that an address shows, and the shortest address that shows it. */
export interface AddressedRecord {
  type: string;
  id: string;
  url: string;
}

const NAMED = /:([a-z]+)/gi;
/** A folder: no encoded characters, so nothing hides in it. */
const FOLDER = String.raw`(?:\/[\w.~-]{1,64})`;
/** What a route in a hash may be followed by. */
const AFTER_ROUTE = '(?:[?;].*)?';
/** A hash that isn't a route: an anchor on the page, or none. */
const ANCHOR = /^#?[\w-]*$/;

/** The record that a URL shows, if it fits the pattern. Its address holds only what was read. */
export function readAddress(url: URL, pattern: RecordAddress): AddressedRecord | undefined {
  const parts = partsOf(url, pattern);
  if (!parts?.id) return undefined;
  const fill = (text: string) => text.replace(NAMED, (_, name: string) => parts[name] ?? '');
  const path = pattern.path.replace('/...', '').replace('/**', parts.base ?? '');
  const built = new URL(fill(path), url.origin);
  if (pattern.query) built.search = paramsFrom(pattern.query, fill);
  if (pattern.hash !== undefined) built.hash = fill(pattern.hash);
  if (pattern.hashQuery) built.hash = paramsFrom(pattern.hashQuery, fill);
  return { type: fill(pattern.type), id: parts.id, url: built.href };
}

function partsOf(url: URL, { path, query, hash, hashQuery, parts }: RecordAddress) {
  const folders = regExpOf(path, parts, String.raw`\/?`).exec(url.pathname)?.groups;
  const params = paramsOf(url.searchParams, query, parts);
  const route = hashQuery
    ? paramsOf(new URLSearchParams(url.hash.slice(1)), hashQuery, parts)
    : routeOf(url.hash, hash, parts);
  return folders && params && route && { ...params, ...route, ...folders };
}

/** A hash that the pattern does not know may show something else. */
function routeOf(
  hash: string,
  pattern: string | undefined,
  parts: RecordAddress['parts'],
): Parts | undefined {
  if (pattern === undefined) return ANCHOR.test(hash) ? {} : undefined;
  return regExpOf(pattern, parts, AFTER_ROUTE).exec(hash.slice(1))?.groups;
}

/** The named parts in parameters. Undefined unless each is there exactly once and fits. */
function paramsOf(
  params: URLSearchParams,
  wanted: Readonly<Record<string, string>> | undefined,
  parts: RecordAddress['parts'],
): Parts | undefined {
  const read: Parts = {};
  for (const [name, template] of Object.entries(wanted ?? {})) {
    const values = params.getAll(name);
    const found = values.length === 1 && regExpOf(template, parts, '').exec(values[0] ?? '');
    if (!found) return undefined;
    Object.assign(read, found.groups);
  }
  return read;
}

function paramsFrom(
  params: Readonly<Record<string, string>>,
  fill: (text: string) => string,
): string {
  const filled = Object.entries(params).map(([name, template]) => [name, fill(template)]);
  return new URLSearchParams(filled).toString();
}

/** A template as an expression for the whole text. Always has groups, so that a match has them. */
function regExpOf(template: string, parts: RecordAddress['parts'], end: string): RegExp {
  const hasBase = template.startsWith('/**');
  const pieces = (hasBase ? template.slice(3) : template).split(/(\/\.\.\.|:[a-z]+)/i);
  const base = `(?<base>${hasBase ? `${FOLDER}{0,6}` : ''})`;
  return new RegExp(`^${base}${pieces.map((piece) => expressionOf(piece, parts)).join('')}${end}$`);
}

function expressionOf(piece: string, parts: RecordAddress['parts']): string {
  if (piece === '/...') return `${FOLDER}{0,12}`;
  if (!piece.startsWith(':')) return piece.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const name = piece.slice(1);
  return `(?<${name}>${parts[name]?.source ?? '(?!)'})`;
}
