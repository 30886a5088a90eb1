import { findInRegistries } from '@/lib/do-not-call/registry/find-in-registries';
import type { RegistryDatabase } from '@/lib/do-not-call/registry/tables';
import { numberInKey, numberSubject } from '@/lib/do-not-call/subject';
import type { SharedListVersion } from '@/lib/problems/rule-notice';
import type { HeldList, SharedListDatabase } from './tables';

/** The list in force; undefined if there is none. */
export async function heldList({ sharedLists }: SharedListDatabase): Promise<HeldList | undefined> {
  const row = await sharedLists.get('list');
  return row?.key === 'list' ? row : undefined;
}

/** Those of the keys that the list forbids to call. Any transaction that includes `registryChunks` can run it. */
export async function keysOnSharedList(
  database: Pick<RegistryDatabase, 'registryChunks'>,
  list: HeldList,
  keys: readonly string[],
): Promise<string[]> {
  const named = new Set(list.keys);
  const numbers = keys.flatMap((key) => numberInKey(key) ?? []);
  const found = await findInRegistries(database, [list], numbers);
  return [
    ...keys.filter((key) => named.has(key)),
    ...[...found.keys()].map((e164) => numberSubject(e164).key),
  ];
}

/** The version of a list, without what the database keeps of it. */
export function sharedVersionOf({ name, serial, issuedAt }: HeldList): SharedListVersion {
  return { name, serial, issuedAt };
}
