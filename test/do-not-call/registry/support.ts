import fc from 'fast-check';
import { addChunks, finishImport, startImport } from '@/lib/do-not-call/change-registries';
import type { DoNotCallDatabase, FinishedImport } from '@/lib/do-not-call/model';
import { CHUNK_SIZE, encodeChunk } from '@/lib/do-not-call/registry/set/number-chunk';
import { createSortedNumbers } from '@/lib/do-not-call/registry/set/sorted-numbers';
import { NOON } from '@/test/calls/support/calls';

/** Integers of E.164 numbers: near to each other, or of any length. */
export const anyInteger = fc.oneof(
  fc.integer({ min: 15_550_100_000, max: 15_550_200_000 }),
  fc.integer({ min: 10_000, max: 999_999_999_999_999 }),
);

/** The version of a registry that tests import. */
export const VERSION = {
  name: 'National Do Not Call Registry',
  country: 'US',
  asOf: '2026-11-12',
};

/** Numbers in chunks, as a page of ours sends them. */
export function chunksOf(numbers: readonly number[], size = CHUNK_SIZE) {
  const sorted = createSortedNumbers();
  sorted.add(numbers);
  return [...sorted.pieces(size)].map(encodeChunk);
}

/** Imports numbers (E.164) as a registry at noon. Returns its id. */
export async function importNumbers(
  database: DoNotCallDatabase,
  numbers: readonly string[],
  version: Partial<FinishedImport> = {},
  chunkSize = CHUNK_SIZE,
): Promise<string> {
  const importId = crypto.randomUUID();
  const chunks = chunksOf(
    numbers.map((e164) => Number(e164.slice(1))),
    chunkSize,
  );
  const count = chunks.reduce((sum, chunk) => sum + chunk.count, 0);
  await startImport(database, importId);
  await addChunks(database, importId, chunks);
  const finished = { ...VERSION, importId, count, chunks: chunks.length, ...version };
  await finishImport({ database, now: () => NOON }, finished, 'Desk phone');
  return version.replaces ?? importId;
}
