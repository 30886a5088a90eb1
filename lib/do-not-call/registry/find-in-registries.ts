import Dexie from 'dexie';
import type { RegistryVersion } from '@/lib/problems/rule-notice';
import { chunkHolds, type NumberChunk } from './set/number-chunk';
import type { Registry, RegistryDatabase } from './tables';

/** For more numbers than this, reading the keys of all chunks first is faster than a search for each. */
const MANY = 50;

type Chunks = Pick<RegistryDatabase, 'registryChunks'>;

/** Numbers, and the chunk of one registry that would hold each. */
type ChunksOfNumbers = Map<number, NumberChunk>;

/**
 * Returns which of the numbers (E.164) are on a registry, each with the first that names it. Every registry
 * counts for every number, because countries share calling codes. For a single number it reads one row. Any
 * transaction that includes `registryChunks` can run it.
 */
export async function findInRegistries<R extends Pick<Registry, 'importId'>>(
  database: Chunks,
  registries: readonly R[],
  numbers: readonly string[],
): Promise<Map<string, R>> {
  const found = new Map<string, R>();
  for (const registry of registries) {
    const left = numbers.filter((e164) => !found.has(e164));
    const read = left.length > MANY ? chunksByKeys : chunksBySearch;
    const chunks = await read(database, registry, left.map(integerOf));
    for (const e164 of left) {
      const number = integerOf(e164);
      const chunk = chunks.get(number);
      if (chunk && chunkHolds(chunk, number)) found.set(e164, registry);
    }
  }
  return found;
}

/** The digits of an E.164 number as an integer, as chunks hold it. */
function integerOf(e164: string): number {
  return Number(e164.slice(1));
}

/** All chunks of an import, in the order of their numbers. */
export function chunksOfImport({ registryChunks }: Chunks, importId: string) {
  return registryChunks
    .where('[importId+first]')
    .between([importId, Dexie.minKey], [importId, Dexie.maxKey], true, true);
}

/** The version of a registry, without what the database keeps of it. */
export function versionOf({ name, country, asOf }: RegistryVersion): RegistryVersion {
  return { name, country, asOf };
}

async function chunksBySearch(
  { registryChunks }: Chunks,
  { importId }: Pick<Registry, 'importId'>,
  numbers: readonly number[],
): Promise<ChunksOfNumbers> {
  const read = numbers.map(async (number) => {
    const upTo = [importId, number];
    const keys = registryChunks.where('[importId+first]');
    const chunk = await keys.between([importId, Dexie.minKey], upTo, true, true).last();
    return chunk ? [[number, chunk] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

async function chunksByKeys(
  database: Chunks,
  { importId }: Pick<Registry, 'importId'>,
  numbers: readonly number[],
): Promise<ChunksOfNumbers> {
  const keys = await chunksOfImport(database, importId).primaryKeys();
  const firsts = keys.map(([, first]) => first);
  const wanted = new Map(numbers.map((number) => [number, lastUpTo(firsts, number)]));
  const places = [...new Set(wanted.values())].filter((place) => place >= 0);
  const rows = await database.registryChunks.bulkGet(
    places.flatMap((place) => [keys[place] ?? []]) as [string, number][],
  );
  const byPlace = new Map(places.map((place, at) => [place, rows[at]]));
  const chunks: ChunksOfNumbers = new Map();
  for (const [number, place] of wanted) {
    const chunk = byPlace.get(place);
    if (chunk) chunks.set(number, chunk);
  }
  return chunks;
}

/** The place of the last of the sorted numbers that is not above `number`; -1 if none is. */
function lastUpTo(sorted: readonly number[], number: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? 0) <= number) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
