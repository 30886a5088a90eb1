import { type Call, workspaceOf } from '@/lib/calls/model';
import { withPolicy } from '@/lib/settings/apply-policy';
import { connectionUnder, type StoredConnection } from '@/lib/settings/connection';
import type { SettingsDatabase } from '@/lib/settings/database';
import { type SettingsStore, storedSettings } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';
import { readWorkspaces } from './stored-workspaces';

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

/**
 * The connection to place a call with, or what is missing from it. There is none if the call was written for a
 * workspace that is no longer in use.
 */
export async function connectionToPlace(
  database: SettingsDatabase,
  call: Pick<Call, 'workspace'>,
  readSettings: SettingsStore['read'],
): Promise<StoredConnection | { problem: 'workspace-changed' }> {
  // One reading of the settings, so that no switch comes between the comparison and the connection.
  const settings = await readSettings();
  if (settings.workspace !== workspaceOf(call)) return { problem: 'workspace-changed' };
  return connectionUnder(database, settings);
}
