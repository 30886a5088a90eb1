/**
 * The list of numbers, domains and companies that nobody calls, with national registries and the company's list. The rep
 * adds to it from card, log, queue or file, and a disposition can; the background asks it before each call. It
 * reads and writes the tables `doNotCall` and `doNotCallChanges`, where each change stays as proof; the folder
 * registry/ holds the registries, shared/ the company's list. It never decides about a call, and never sends an entry anywhere.
 */

import type { Table } from 'dexie';
import { readInOrder } from '@/lib/database/read-in-order';
import { storedAmong } from '@/lib/database/unreadable-rows';
import type { RegistryVersion, SharedListVersion } from '@/lib/problems/rule-notice';
import type { DoNotCallDatabase, DoNotCallEntry, DoNotCallPage } from './model';
import { findInRegistries, versionOf } from './registry/find-in-registries';
import type { Registry } from './registry/tables';
import { heldList, numbersOnList, sharedVersionOf } from './shared/held-list';
import type { HeldList } from './shared/tables';
import { numberInKey, numberSubject } from './subject';

/** What forbids a call: an entry of the rep's own list with what was said, a national registry, or the company's list. */
export interface Forbidden {
  words?: string;
  registry?: RegistryVersion;
  sharedList?: SharedListVersion;
}

/** The tables that a transaction must include to check a call. */
export function doNotCallTables(database: DoNotCallDatabase): Table[] {
  const { doNotCall, registries, registryChunks, sharedLists } = database;
  return [doNotCall, registries, registryChunks, sharedLists];
}

/** What forbids a call with these keys, the rep's own list first; undefined if nothing does. */
export async function forbiddenBy(
  database: DoNotCallDatabase,
  keys: readonly string[],
  registries: readonly Registry[],
): Promise<Forbidden | undefined> {
  const { doNotCall } = database;
  // The key alone forbids: an entry that cannot be read any more, too.
  const [key] = await storedAmong(doNotCall, keys);
  if (key !== undefined) {
    const { words } = (await doNotCall.get(key)) ?? {};
    return { ...(words !== undefined && { words }) };
  }
  const [registry] = (await findInRegistries(database, registries, numbersIn(keys))).values();
  if (registry) return { registry: versionOf(registry) };
  const shared = await heldList(database);
  const isShared = shared && (await keysOnSharedList(database, shared, keys)).length > 0;
  return isShared ? { sharedList: sharedVersionOf(shared) } : undefined;
}

/** Those of the keys that are on the list, on the company's or, as a number, on a registry. For many callees at once. */
export function keysOnList(
  database: DoNotCallDatabase,
  keys: readonly string[],
): Promise<Set<string>> {
  const distinct = [...new Set(keys)];
  // One transaction: a registry may be replaced meanwhile.
  return database.transaction('r', doNotCallTables(database), async () => {
    const listed = await listedAmong(database, distinct);
    const registries = await database.registries.toArray();
    const found = await findInRegistries(database, registries, numbersIn(distinct));
    const shared = await heldList(database);
    const onShared = shared ? await keysOnSharedList(database, shared, distinct) : [];
    return new Set([
      ...listed,
      ...onShared,
      ...[...found.keys()].map((e164) => numberSubject(e164).key),
    ]);
  });
}

/** A short list is read as a whole: for a part of a long file, one read takes the place of thousands. */
async function listedAmong(
  { doNotCall }: DoNotCallDatabase,
  keys: readonly string[],
): Promise<string[]> {
  if ((await doNotCall.count()) > keys.length) return storedAmong(doNotCall, keys);
  const all = new Set(await doNotCall.toCollection().primaryKeys());
  return keys.filter((key) => all.has(key));
}

/** Those of the keys that the company's list names. */
async function keysOnSharedList(
  database: DoNotCallDatabase,
  list: HeldList,
  keys: readonly string[],
): Promise<string[]> {
  const named = new Set(list.keys);
  const found = await numbersOnList(database, list, numbersIn(keys));
  return [...keys.filter((key) => named.has(key)), ...found.map((e164) => numberSubject(e164).key)];
}

function numbersIn(keys: readonly string[]): string[] {
  return keys.flatMap((key) => numberInKey(key) ?? []);
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
    for (const key of await storedAmong(doNotCall, [...byKey.keys()])) byKey.delete(key);
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
  const entries = await readInOrder(doNotCall, matching.slice(offset), limit);
  return { entries, matching: matching.length, total };
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
