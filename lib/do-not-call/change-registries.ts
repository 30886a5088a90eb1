import type { DoNotCallDatabase, FinishedImport } from './model';
import { chunksOfImport, versionOf } from './registry/find-in-registries';
import type { NumberChunk } from './registry/set/number-chunk';
import type { Registry } from './registry/tables';

/** What changing the registries needs. */
interface RegistryDeps {
  database: DoNotCallDatabase;
  /** Epoch ms. */
  now(): number;
}

/** Begins an import. Its chunks count for nothing until {@link finishImport}. */
export async function startImport(database: DoNotCallDatabase, importId: string): Promise<void> {
  await database.registryImports.put({ id: importId });
}

/** Adds chunks to an import. Returns whether it still runs: else nothing is written. */
export function addChunks(
  database: DoNotCallDatabase,
  importId: string,
  chunks: readonly NumberChunk[],
): Promise<boolean> {
  const { registryImports, registryChunks } = database;
  return database.transaction('rw', registryImports, registryChunks, async () => {
    if (!(await registryImports.get(importId))) return false;
    await registryChunks.bulkPut(chunks.map((chunk) => ({ importId, ...chunk })));
    return true;
  });
}

/**
 * Makes an import count, in the place of the registry that it replaces, all in one transaction. Returns whether
 * it counts: an import that was dropped, or of which a chunk is missing, changes nothing. Asked again after the
 * answer was lost, it changes nothing more.
 */
export function finishImport(
  { database, now }: RegistryDeps,
  { importId, chunks, count, replaces, ...version }: FinishedImport,
  by: string,
): Promise<boolean> {
  return database.transaction('rw', writtenTables(database), async () => {
    const { registries, registryImports } = database;
    const isRunning = await registryImports.get(importId);
    if (!isRunning && (await registries.filter((each) => each.importId === importId).count()) > 0) {
      return true;
    }
    if (!isRunning || (await chunksOfImport(database, importId).count()) !== chunks) return false;
    const old = replaces === undefined ? undefined : await registries.get(replaces);
    const at = now();
    const id = old?.id ?? importId;
    const registry = { id, importId, count, importedAt: at, ...versionOf(version) };
    await registries.put(registry);
    await registryImports.delete(importId);
    if (old) await withdraw(database, old, { by, at });
    await note(database, registry, 'added', { by, at });
    return true;
  });
}

/** Drops an import that was cancelled, with all its chunks. */
export function dropImport(database: DoNotCallDatabase, importId: string): Promise<void> {
  const { registryImports, registryChunks } = database;
  return database.transaction('rw', registryImports, registryChunks, async () => {
    if (!(await registryImports.get(importId))) return;
    await registryImports.delete(importId);
    await chunksOfImport(database, importId).delete();
  });
}

/** Drops the imports whose page is gone, which `isAlive` says. */
export async function dropDeadImports(
  database: DoNotCallDatabase,
  isAlive: (importId: string) => Promise<boolean>,
): Promise<void> {
  for (const { id } of await database.registryImports.toArray()) {
    if (!(await isAlive(id))) await dropImport(database, id);
  }
}

/** Removes a registry. Nothing is checked against it any more. */
export function removeRegistry(
  { database, now }: RegistryDeps,
  id: string,
  by: string,
): Promise<void> {
  return database.transaction('rw', writtenTables(database), async () => {
    const registry = await database.registries.get(id);
    if (!registry) return;
    await database.registries.delete(id);
    await withdraw(database, registry, { by, at: now() });
  });
}

function writtenTables(database: DoNotCallDatabase) {
  const { registries, registryChunks, registryImports, doNotCallChanges } = database;
  return [registries, registryChunks, registryImports, doNotCallChanges];
}

/** Who changed the registries, and when (epoch ms). */
interface ChangeProof {
  by: string;
  at: number;
}

/** Deletes the numbers of a version that counts no more, and keeps the proof that it did. */
async function withdraw(
  database: DoNotCallDatabase,
  registry: Registry,
  proof: ChangeProof,
): Promise<void> {
  await chunksOfImport(database, registry.importId).delete();
  await note(database, registry, 'removed', proof);
}

async function note(
  { doNotCallChanges }: DoNotCallDatabase,
  registry: Registry,
  action: 'added' | 'removed',
  proof: ChangeProof,
): Promise<void> {
  const { id, name, count } = registry;
  await doNotCallChanges.add({
    ...{ key: `registry:${id}`, kind: 'registry', text: name, words: '', action },
    ...{ source: action === 'added' ? 'file' : 'list', ...proof },
    registry: { ...versionOf(registry), count },
  });
}
