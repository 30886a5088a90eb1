import { findInRegistries } from '@/lib/do-not-call/registry/find-in-registries';
import type { RegistryDatabase } from '@/lib/do-not-call/registry/tables';
import type { SharedListVersion } from '@/lib/problems/rule-notice';
import type { HeldList, SharedListDatabase } from './tables';

/** The list in force; undefined if there is none. */
export async function heldList({ sharedLists }: SharedListDatabase): Promise<HeldList | undefined> {
  const row = await sharedLists.get('list');
  return row?.key === 'list' ? row : undefined;
}

/** Those of the numbers (E.164) that the list names. Any transaction that includes `registryChunks` can run it. */
export async function numbersOnList(
  database: Pick<RegistryDatabase, 'registryChunks'>,
  list: HeldList,
  numbers: readonly string[],
): Promise<string[]> {
  return [...(await findInRegistries(database, [list], numbers)).keys()];
}

/** The version of a list, without what the database keeps of it. */
export function sharedVersionOf({ name, serial, issuedAt }: SharedListVersion): SharedListVersion {
  return { name, serial, issuedAt };
}
