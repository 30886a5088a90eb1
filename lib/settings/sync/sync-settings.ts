import type { SyncStorage } from '@/lib/platform/storage';
import { withPolicy } from '@/lib/settings/apply-policy';
import type { SettingsDatabase } from '@/lib/settings/database';
import { planImport } from '@/lib/settings/file/plan-import';
import type { FileSettings } from '@/lib/settings/model/settings-file';
import type { SyncProblem, SyncState } from '@/lib/settings/model/sync';
import type { Policy } from '@/lib/settings/policy';
import { storedSettings } from '@/lib/settings/store';
import { fromItems, partsLeftOver, toItems } from './items';
import { forgetSyncState, readSyncState, writeSyncState } from './sync-state';
import { readSyncedText, writeSyncedText } from './synced-text';

/** What syncing needs. */
export interface SyncDeps {
  database: SettingsDatabase;
  storage: Pick<SyncStorage, 'read' | 'write'>;
  readPolicy(): Promise<Policy>;
  /** The version of Handset. */
  version: string;
  /** Epoch ms. */
  now(): number;
}

/**
 * Notes when the rep changed a setting since the last sync, so that a later change elsewhere wins and an earlier one
 * does not. Returns whether there is anything to write.
 */
export async function noteChange({
  database,
  now,
}: Pick<SyncDeps, 'database' | 'now'>): Promise<boolean> {
  const state = await readSyncState(database);
  const isChanged = state.text !== undefined && (await textHere(database)) !== state.text;
  if (isChanged && state.changedAt === undefined) {
    await writeSyncState(database, { ...state, changedAt: now() });
  }
  return isChanged;
}

/**
 * Brings this browser and synced storage together: the later change wins. What can't be read there changes nothing
 * here, and is replaced by the rep's next change; what a newer version wrote never is. Two runs must not overlap.
 * Returns whether settings were changed here.
 */
export async function syncSettings(deps: SyncDeps): Promise<boolean> {
  const { database } = deps;
  const policy = await deps.readPolicy();
  const stored = storedSettings(await database.settings.toArray());
  if (!withPolicy(stored, policy).syncsSettings) {
    await forgetSyncState(database);
    return false;
  }
  await noteChange(deps);
  const state = await readSyncState(database);
  const items = await deps.storage.read();
  const there = readThere(items, deps.version);
  if (there.is === 'settings' && isLater(there.at, state)) return takeOver(database, there, policy);
  if (there.is === 'nothing' || (state.changedAt !== undefined && mayReplace(there))) {
    const after = there.is === 'settings' ? there.at : 0;
    await write(deps, state, items, Math.max(state.changedAt ?? deps.now(), after + 1));
  } else if (there.is === 'wrong') await refuse(database, state, there.problem);
  return false;
}

/** What is in synced storage. `incomplete`: a part is on its way from another browser. */
type There =
  | { is: 'settings'; at: number; settings: FileSettings }
  | { is: 'wrong'; problem: SyncProblem }
  | { is: 'nothing' | 'incomplete' };

function readThere(items: Readonly<Record<string, unknown>>, version: string): There {
  const synced = fromItems(items);
  if (synced === undefined) return { is: 'nothing' };
  if (synced === 'incomplete') return { is: 'incomplete' };
  if ('problem' in synced) return { is: 'wrong', problem: synced };
  const read = readSyncedText(synced.text, version);
  if ('problem' in read) return { is: 'wrong', problem: read };
  return { is: 'settings', at: synced.at, ...read };
}

/** Returns whether what is there was changed after what is here. */
function isLater(at: number, state: SyncState): boolean {
  return at > (state.at ?? Number.NEGATIVE_INFINITY) && at >= (state.changedAt ?? 0);
}

function mayReplace(there: There): boolean {
  return there.is !== 'wrong' || there.problem.problem !== 'newer';
}

/** Says why. What is here now is what a change of the rep's counts from. */
async function refuse(database: SettingsDatabase, state: SyncState, problem: SyncProblem) {
  const text = state.text ?? (await textHere(database));
  await writeSyncState(database, { ...state, text, problem });
}

/** Stores what another browser wrote. What the administrator fixed stays. Returns whether anything was changed. */
function takeOver(
  database: SettingsDatabase,
  { at, settings: given }: { at: number; settings: FileSettings },
  policy: Policy,
): Promise<boolean> {
  const { settings, sync } = database;
  return database.transaction('rw', settings, sync, async () => {
    const stored = storedSettings(await settings.toArray());
    const { changes } = planImport(given, stored, policy);
    await settings.bulkPut(changes.map(({ key, after }) => ({ key, value: after })));
    await writeSyncState(database, { at, text: await textHere(database) });
    return changes.length > 0;
  });
}

async function write(
  { database, storage, version }: SyncDeps,
  state: SyncState,
  before: Readonly<Record<string, unknown>>,
  at: number,
): Promise<void> {
  const stored = storedSettings(await database.settings.toArray());
  const text = writeSyncedText(stored);
  const split = toItems({ at, text: writeSyncedText(stored, version) });
  if ('problem' in split) return writeSyncState(database, { ...state, text, problem: split });
  try {
    await storage.write(split.items, partsLeftOver(before, split.items));
  } catch {
    return writeSyncState(database, { ...state, problem: { problem: 'failed' } });
  }
  await writeSyncState(database, { at, text });
}

async function textHere({ settings }: SettingsDatabase): Promise<string> {
  return writeSyncedText(storedSettings(await settings.toArray()));
}
