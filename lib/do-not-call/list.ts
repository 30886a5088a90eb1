/**
 * The list of numbers, domains and companies that nobody calls. The rep adds to it from card, log, queue or
 * file, and a disposition can; the background asks it before each call. It reads and writes the tables
 * `doNotCall` and `doNotCallChanges`, where each change stays as proof. It never decides about a call, and
 * never sends an entry anywhere.
 */

import type { DoNotCallDatabase, DoNotCallEntry, DoNotCallPage } from './model';

/** The entry that forbids a call with these keys; undefined if none does. */
export async function entryAgainst(
  database: DoNotCallDatabase,
  keys: readonly string[],
): Promise<DoNotCallEntry | undefined> {
  const found = await database.doNotCall.bulkGet([...keys]);
  return found.find((entry) => entry !== undefined);
}

/** Those of the keys that are on the list. One read, for many callees. */
export async function keysOnList(
  database: DoNotCallDatabase,
  keys: readonly string[],
): Promise<Set<string>> {
  const found = await database.doNotCall.bulkGet([...new Set(keys)]);
  return new Set(found.flatMap((entry) => entry?.key ?? []));
}

/**
 * Adds entries and notes each in the changes, in one transaction. An entry that is there already stays
 * as it is: the first proof counts. Returns how many are new.
 */
export function addEntries(
  database: DoNotCallDatabase,
  entries: readonly DoNotCallEntry[],
): Promise<number> {
  const { doNotCall, doNotCallChanges } = database;
  return database.transaction('rw', doNotCall, doNotCallChanges, async () => {
    const byKey = new Map(entries.toReversed().map((entry) => [entry.key, entry]));
    const existing = await doNotCall.bulkGet([...byKey.keys()]);
    for (const entry of existing) if (entry) byKey.delete(entry.key);
    const fresh = [...byKey.values()];
    await doNotCall.bulkAdd(fresh);
    await doNotCallChanges.bulkAdd(
      fresh.map(({ addedAt: at, ...entry }) => ({ ...entry, action: 'added', at })),
    );
    return fresh.length;
  });
}

/** Why an entry is removed. */
export interface RemovalProof {
  words: string;
  by: string;
  /** Epoch ms. */
  at: number;
}

/** Removes an entry. The changes keep the entry, its removal and the reason. */
export function removeEntry(
  database: DoNotCallDatabase,
  key: string,
  proof: RemovalProof,
): Promise<boolean> {
  const { doNotCall, doNotCallChanges } = database;
  return database.transaction('rw', doNotCall, doNotCallChanges, async () => {
    const entry = await doNotCall.get(key);
    if (!entry) return false;
    const { addedAt: _, ...rest } = entry;
    await doNotCall.delete(key);
    await doNotCallChanges.add({ ...rest, source: 'list', action: 'removed', ...proof });
    return true;
  });
}

/** A page of the list, newest first, of the entries whose number, domain or company holds a text. */
export async function listEntries(
  { doNotCall }: DoNotCallDatabase,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<DoNotCallPage> {
  const total = await doNotCall.count();
  const wanted = search.trim().toLowerCase();
  if (wanted === '') {
    const newest = doNotCall.orderBy('addedAt').reverse();
    return { entries: await newest.offset(offset).limit(limit).toArray(), matching: total, total };
  }
  // Only keys are read for the search: all of 100,000 entries would take seconds.
  const keys = await doNotCall.orderBy('addedAt').reverse().primaryKeys();
  const matching = keys.filter((key) => matches(key, wanted));
  const found = await doNotCall.bulkGet(matching.slice(offset, offset + limit));
  return { entries: found.filter((entry) => !!entry), matching: matching.length, total };
}

/** Entries per answer of an export. */
const EXPORT_SIZE = 1000;

/** The next entries in the order of their keys. */
export function entriesAfter(
  { doNotCall }: DoNotCallDatabase,
  after = '',
): Promise<DoNotCallEntry[]> {
  return doNotCall.where('key').above(after).limit(EXPORT_SIZE).toArray();
}

/** A number is found in any writing. */
function matches(key: string, wanted: string): boolean {
  const text = key.slice(key.indexOf(':') + 1);
  if (text.includes(wanted)) return true;
  const digits = wanted.replaceAll(/[\s().\-/]/g, '');
  return key.startsWith('number:') && /^\+?\d+$/.test(digits) && text.includes(digits);
}
