import { watchQuery } from '@/lib/database/watch-query';
import type { SettingsDatabase, StoredSetting, StoredWorkspace } from '@/lib/settings/database';
import { storedSettings } from '@/lib/settings/store';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';
import { type ListedWorkspace, workspaceKeys } from './model';

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

/** Calls back with the workspaces, the oldest first: now and after each change, until the signal ends. */
export function watchWorkspaces(
  database: SettingsDatabase,
  onChange: (workspaces: ListedWorkspace[]) => void,
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
