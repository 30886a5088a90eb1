import { watchQuery } from '@/lib/database/watch-query';
import { withPolicy } from '@/lib/settings/apply-policy';
import type { SettingsDatabase, StoredSetting, StoredWorkspace } from '@/lib/settings/database';
import type { Policy } from '@/lib/settings/policy';
import { createSettings, type SettingsStore, storedSettings } from '@/lib/settings/store';
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

/**
 * Calls back with the workspaces, the oldest first: now and after each change, also of the policy, until the signal
 * aborts.
 */
export function watchWorkspaces(
  database: SettingsDatabase,
  onChange: (workspaces: ListedWorkspace[]) => void,
  abortSignal: AbortSignal,
  store: Pick<SettingsStore, 'watch'> = createSettings(database),
): void {
  let stored: StoredWorkspaces | undefined;
  let policy: Policy | undefined;
  const report = () => {
    if (stored && policy && !abortSignal.aborted) onChange(listed(stored, policy));
  };
  const onPolicy = (held: Policy) => {
    policy = held;
    report();
  };
  const next = (workspaces: StoredWorkspaces) => {
    stored = workspaces;
    report();
  };
  store.watch((_settings, held) => onPolicy(held), abortSignal);
  watchQuery(() => readWorkspaces(database), { next }, abortSignal);
}

function listed({ inUse, all }: StoredWorkspaces, policy: Policy): ListedWorkspace[] {
  return all.map(({ id, name, settings }) => {
    const chosen = storedSettings(settings);
    const host = hostOf(withPolicy(chosen, policy).baseUrl);
    const before = hostOf(chosen.baseUrl ?? '');
    const isElsewhere = before !== '' && before !== host;
    return { id, name, host, isInUse: id === inUse, ...(isElsewhere && { hostBefore: before }) };
  });
}

function hostOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.host ?? '';
}
