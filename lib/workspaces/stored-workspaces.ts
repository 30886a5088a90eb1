import { watchQuery } from '@/lib/database/watch-query';
import { withPolicy } from '@/lib/settings/apply-policy';
import { connectionUnder, type StoredConnection } from '@/lib/settings/connection';
import type { SettingsDatabase, StoredSetting, StoredWorkspace } from '@/lib/settings/database';
import { type SettingsStore, storedSettings } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace';
import { type Workspace, workspaceKeys } from './model';

/** What is stored of all workspaces. */
interface StoredWorkspaces {
  /** The id of the one in use. */
  inUse: string;
  /** Each with its settings, also the one in use; the oldest first. */
  all: StoredWorkspace[];
  /** The settings that belong to no workspace. */
  shared: StoredSetting[];
}

/** Reads the workspaces in one transaction, which may be the caller's. */
export function readWorkspaces(database: SettingsDatabase): Promise<StoredWorkspaces> {
  const { settings, workspaces } = database;
  return database.transaction('r', settings, workspaces, async () => {
    const rows = await settings.toArray();
    const inUse = storedSettings(rows).workspace ?? FIRST_WORKSPACE;
    const stored = await workspaces.toArray();
    const row = stored.find(({ id }) => id === inUse);
    const others = stored.filter(({ id }) => id !== inUse);
    const shown = { name: '', addedAt: 0, ...row, id: inUse, settings: rows.filter(isOfOne) };
    const all = [shown, ...others].sort((one, other) => one.addedAt - other.addedAt);
    return { inUse, all, shared: rows.filter((each) => !isOfOne(each)) };
  });
}

/** Returns whether a setting belongs to one workspace. */
function isOfOne({ key }: StoredSetting): boolean {
  return (workspaceKeys as readonly string[]).includes(key);
}

/** The settings that hold in a workspace, in use or not; `undefined` if it was removed. */
async function settingsIn(
  database: SettingsDatabase,
  id: string,
  readPolicy: SettingsStore['readPolicy'],
): Promise<Settings | undefined> {
  const policy = await readPolicy();
  const { all, shared } = await readWorkspaces(database);
  const workspace = all.find((each) => each.id === id);
  if (!workspace) return undefined;
  const stored = storedSettings([...shared, ...workspace.settings]);
  return withPolicy({ ...stored, workspace: id }, policy);
}

/** The connection of a workspace, in use or not, or what is missing from it. */
export async function connectionOf(
  database: SettingsDatabase,
  id: string,
  readPolicy: SettingsStore['readPolicy'],
): Promise<StoredConnection | { problem: 'workspace-removed' }> {
  const settings = await settingsIn(database, id, readPolicy);
  return settings ? connectionUnder(database, settings) : { problem: 'workspace-removed' };
}

/** Calls back with the workspaces, the oldest first: now and after each change, until the signal ends. */
export function watchWorkspaces(
  database: SettingsDatabase,
  onChange: (workspaces: Workspace[]) => void,
  abortSignal: AbortSignal,
): void {
  const read = async () => {
    const { inUse, all } = await readWorkspaces(database);
    return all.map(({ id, name, settings }) => ({
      ...{ id, name, isInUse: id === inUse },
      host: URL.parse(storedSettings(settings).baseUrl ?? '')?.host ?? '',
    }));
  };
  watchQuery(read, { next: onChange }, abortSignal);
}
