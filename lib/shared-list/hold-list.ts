import type { DoNotCallDatabase } from '@/lib/do-not-call/model';
import { chunksOfImport } from '@/lib/do-not-call/registry/find-in-registries';
import { CHUNK_SIZE, encodeChunk } from '@/lib/do-not-call/registry/set/number-chunk';
import { createSortedNumbers } from '@/lib/do-not-call/registry/set/sorted-numbers';
import { heldList } from '@/lib/do-not-call/shared/held-list';
import type { SharedList } from './read-list';

/** Puts a list in force in the place of the one before, all in one transaction. */
export function holdList(
  database: DoNotCallDatabase,
  { numbers, ...list }: SharedList,
  { importId, publicKey, receivedAt }: { importId: string; publicKey: string; receivedAt: number },
): Promise<void> {
  const chunks = [...chunksOf(numbers)].map((chunk) => ({ importId, ...chunk }));
  const count = chunks.reduce((sum, chunk) => sum + chunk.count, 0);
  return database.transaction('rw', database.sharedLists, database.registryChunks, async () => {
    await deleteChunks(database);
    await database.registryChunks.bulkAdd(chunks);
    const held = { ...list, importId, publicKey, receivedAt, numbers: count };
    await database.sharedLists.put({ key: 'list', ...held });
  });
}

/** Removes the list: the policy names none any more. */
export function dropList(database: DoNotCallDatabase): Promise<void> {
  return database.transaction('rw', database.sharedLists, database.registryChunks, async () => {
    await deleteChunks(database);
    await database.sharedLists.clear();
  });
}

async function deleteChunks(database: DoNotCallDatabase): Promise<void> {
  const held = await heldList(database);
  if (held) await chunksOfImport(database, held.importId).delete();
}

function* chunksOf(numbers: readonly string[]) {
  const sorted = createSortedNumbers();
  sorted.add(numbers.map((e164) => Number(e164.slice(1))));
  for (const piece of sorted.pieces(CHUNK_SIZE)) yield encodeChunk(piece);
}
