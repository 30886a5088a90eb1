import type Dexie from 'dexie';
import type { Table } from 'dexie';
import type { RegistryVersion } from '@/lib/problems/rule-notice';
import type { NumberChunk } from './set/number-chunk';

/** A national do-not-call registry that was imported from a file. */
export interface Registry extends RegistryVersion {
  id: string;
  /** The import whose chunks count. A newer file of the same registry is another import. */
  importId: string;
  /** Its numbers, each once. */
  count: number;
  /** Epoch ms. */
  importedAt: number;
}

/** Numbers of an import. They count once a registry names the import. */
export interface RegistryChunk extends NumberChunk {
  importId: string;
}

/** The tables of registries. */
export interface RegistryDatabase extends Dexie {
  registries: Table<Registry, string>;
  registryChunks: Table<RegistryChunk, [importId: string, first: number]>;
  /** Imports that have not ended. */
  registryImports: Table<{ id: string }, string>;
}
