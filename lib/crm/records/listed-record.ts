import type { RecordContext } from '@/lib/calls/model';
import type { RecordAdapter, RecordAddress } from './record-adapter';
import { adapterOf, isHostOf, parseWebAddress, recordAdapters, recordAt } from './record-at';

/** A record as a list names it. Nothing of it is trusted before it was compared with its CRM's own form. */
export interface NamedRecord {
  crm: string;
  type: string;
  id: string;
  url?: string | undefined;
}

/**
 * The record of a listed contact, as a click on its page in the CRM would give it. A link decides, if it
 * has the form of its CRM's links; if its type or id is not the one that the list names, there is no
 * record. Without a link, the record has no address until the account is known (`withAddress`).
 */
export function listedRecord(named: NamedRecord, title?: string): RecordContext | undefined {
  const record = named.url ? linkedRecord(named, named.url) : idRecord(named);
  if (!record) return undefined;
  const objectId = /^\d+$/.test(record.id ?? '') ? Number(record.id) : Number.NaN;
  return {
    ...record,
    ...(title && { title }),
    ...(Number.isSafeInteger(objectId) && { objectId }),
  };
}

function linkedRecord({ crm, type, id }: NamedRecord, link: string): RecordContext | undefined {
  const url = parseWebAddress(link);
  const adapter = url && (adapterNamed(crm) ?? adapterOf(url, []));
  if (!url || !adapter || !isHostOf(adapter, url)) return undefined;
  const record = recordAt(adapter, url);
  const isOther = (type && type !== record?.type) || (id && id !== record?.id);
  return record && !isOther ? { crm: adapter.crm, ...record } : undefined;
}

function idRecord({ crm, type, id }: NamedRecord): RecordContext | undefined {
  const addresses = adapterNamed(crm)?.addresses ?? [];
  const isKnown = addresses.some(
    ({ type: form, parts }) => fits(typeOf(form, parts), type) && fits(parts.id, id),
  );
  return isKnown ? { crm, type, id } : undefined;
}

/**
 * Adds the address of a record in the account whose records' addresses begin with `start`. Without an
 * account, or if the CRM has no such address, the record stays as it is.
 */
export function withAddress(record: RecordContext, start: string | undefined): RecordContext {
  const { crm = '', type = '', id = '', url } = record;
  const base = start === undefined || url !== undefined ? undefined : parseWebAddress(start);
  const adapter = adapterNamed(crm);
  if (!base || !adapter || !isHostOf(adapter, base)) return record;
  for (const address of adapter.addresses) {
    const built = addressBelow(base, address, { type, id });
    const found = built && recordAt(adapter, built);
    if (found?.type === type && found.id === id) return { ...record, url: found.url };
  }
  return record;
}

/** Fills a form of address with the folders of the account, and the record's type and id. */
function addressBelow(
  base: URL,
  { path, query, hash, hashQuery, parts, type: form }: RecordAddress,
  { type, id }: Pick<NamedRecord, 'type' | 'id'>,
): URL | undefined {
  if (query || hash !== undefined || hashQuery || !fits(typeOf(form, parts), type))
    return undefined;
  const folders = base.pathname.split('/').filter(Boolean);
  const names = path.replace('/...', '').split('/').filter(Boolean);
  const filled = names.map((name, at) => {
    if (name === ':id') return id;
    if (`:${name.slice(1)}` === form) return type;
    return name.startsWith(':') ? (folders[at] ?? '') : name;
  });
  const isBelow = folders.every((folder, at) => filled[at] === folder);
  return isBelow ? new URL(`/${filled.join('/')}`, base) : undefined;
}

/** The pattern of a type: its own words, or that of the part that it repeats. */
function typeOf(form: string, parts: RecordAddress['parts']): RegExp | undefined {
  return form.startsWith(':')
    ? parts[form.slice(1)]
    : new RegExp(form.replaceAll('.', String.raw`\.`));
}

function fits(pattern: RegExp | undefined, text: string): boolean {
  return pattern !== undefined && new RegExp(`^(?:${pattern.source})$`).test(text);
}

function adapterNamed(crm: string): RecordAdapter | undefined {
  return recordAdapters.find((each) => each.crm === crm);
}
