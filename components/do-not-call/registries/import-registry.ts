import type { Problem } from '@/lib/calls/model';
import { chunkToText } from '@/lib/do-not-call/registry/set/chunk-text';
import { CHUNK_SIZE, encodeChunk } from '@/lib/do-not-call/registry/set/number-chunk';
import type { Ask } from '@/lib/messages/client';
import { type BadLine, type ReadRegistry, readFiles } from './read-files';

/** What an import needs. */
export interface ImportRegistryDeps {
  ask: Ask;
  /** A UUID for the import. */
  newImportId: () => string;
  /** Holds a lock of this name until the signal aborts or this page is gone. */
  holdLock: (name: string, abortSignal: AbortSignal) => Promise<void>;
}

/** Files to import as one registry. */
export interface RegistryToImport {
  files: readonly File[];
  name: string;
  /** ISO 3166. */
  country: string;
  /** The day of the version: `2026-11-12`. */
  asOf: string;
  /** The id of the registry of which this is a newer version. */
  replaces?: string | undefined;
}

/** How far an import has come. */
export interface RegistryProgress {
  /** From 0 to 1. */
  share: number;
  /** Numbers read so far. */
  numbers: number;
}

/** The result of an import. */
export interface ImportedRegistry {
  name: string;
  /** Its numbers, each once. */
  count: number;
  duplicates: number;
  leftOut: number;
  examples: BadLine[];
}

/** Reading takes this part of the time, writing the rest. */
const READING = 0.8;

/** How often a message without an answer is sent again. */
const TRIES = 3;

/** Chunks in a message: some 100 kB for a registry of millions. */
const BATCH = 16;

/**
 * Imports files as one registry, which then counts at once. Until then, and if it fails or the signal aborts,
 * nothing changes. Rejects if the browser can't read a file, or at the signal.
 */
export async function importRegistry(
  deps: ImportRegistryDeps,
  registry: RegistryToImport,
  onProgress: (progress: RegistryProgress) => void,
  abortSignal: AbortSignal,
): Promise<ImportedRegistry | Problem> {
  const size = registry.files.reduce((sum, file) => sum + file.size, 0);
  const onRead = ({ bytes, total }: { bytes: number; total: number }) =>
    onProgress({ share: (READING * bytes) / size, numbers: total });
  const ask = askAgain(deps.ask);
  const read = await readFiles(ask, registry, onRead, abortSignal);
  if ('code' in read) return read;
  const { total, leftOut, examples } = read;
  if (leftOut >= total) return { code: 'registry-wrong-country' };
  const onWritten = (written: number) =>
    onProgress({ share: READING + ((1 - READING) * written) / total, numbers: total });
  const count = await writeRegistry(
    { ...deps, ask },
    { ...registry, read },
    onWritten,
    abortSignal,
  );
  if (typeof count !== 'number') return count;
  return { name: registry.name, count, duplicates: total - count, leftOut, examples };
}

/** Asks again if the background stopped while it answered: each message of an import may arrive twice. */
function askAgain(ask: Ask): Ask {
  return async (name, body) => {
    let answer = await ask(name, body);
    for (let again = 0; again < TRIES && isLost(answer); again += 1) answer = await ask(name, body);
    return answer;
  };
}

function isLost(answer: { ok: true } | { ok: false; error: Problem }): boolean {
  return !answer.ok && answer.error.code === 'no-answer';
}

/** Sends the numbers to the background, then makes them count. Returns how many there are. */
async function writeRegistry(
  { ask, newImportId, holdLock }: ImportRegistryDeps,
  { read, name, country, asOf, replaces }: RegistryToImport & { read: ReadRegistry },
  onWritten: (numbers: number) => void,
  abortSignal: AbortSignal,
): Promise<number | Problem> {
  const importId = newImportId();
  // The background drops an import whose lock nobody holds: its page was closed.
  const lock = new AbortController();
  await holdLock(importId, lock.signal);
  try {
    const started = await ask('start-registry-import', { importId });
    if (!started.ok) return started.error;
    const sent = await sendChunks(ask, importId, read, onWritten, abortSignal);
    if ('code' in sent) return sent;
    const version = { name, country, asOf, ...(replaces && { replaces }) };
    const answer = await ask('finish-registry-import', { importId, ...sent, ...version });
    return answer.ok ? sent.count : answer.error;
  } finally {
    // Changes nothing once the import was finished.
    await ask('drop-registry-import', { importId });
    lock.abort();
  }
}

/** Sends all numbers in chunks. Returns how many of both there are. Rejects at the signal. */
async function sendChunks(
  ask: Ask,
  importId: string,
  { numbers }: ReadRegistry,
  onWritten: (numbers: number) => void,
  abortSignal: AbortSignal,
): Promise<{ count: number; chunks: number } | Problem> {
  let [count, sent] = [0, 0];
  for (const pieces of inBatches(numbers.pieces(CHUNK_SIZE))) {
    abortSignal.throwIfAborted();
    const chunks = pieces.map((piece) => chunkToText(encodeChunk(piece)));
    const answer = await ask('add-registry-chunks', { importId, chunks });
    if (!answer.ok) return answer.error;
    sent += chunks.length;
    count += chunks.reduce((sum, chunk) => sum + chunk.count, 0);
    onWritten(count);
  }
  return { count, chunks: sent };
}

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
