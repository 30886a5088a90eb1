import type { CallDatabase } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import { inFlightStates, isStillInFlight } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';
import type { SettingsDatabase, StoredWorkspace } from '@/lib/settings/database';
import { type SettingKey, settings as table } from '@/lib/settings/table';
import { createTokenStore, tokenOf } from '@/lib/settings/token-store';
import { MAX_WORKSPACES, workspaceKeys } from './model';
import { readWorkspaces } from './stored-workspaces';

/** What changing workspaces needs. Only the background changes them: it alone knows tokens and calls in flight. */
export interface WorkspaceDeps {
  settingsDatabase: SettingsDatabase;
  database: Pick<CallDatabase, 'calls'>;
  uuid(): string;
  now(): number;
}

/** Adds a workspace without a connection, and uses it: what the rep sets up next is its own. Fails as a switch does. */
export async function addWorkspace(deps: WorkspaceDeps, name: string): Promise<void> {
  await refuseDuringCall(deps);
  const { settingsDatabase: database } = deps;
  const added = { id: deps.uuid(), name, addedAt: deps.now(), settings: [] };
  await changing(database, async () => {
    const { all } = await readWorkspaces(database);
    if (all.length >= MAX_WORKSPACES) throw new Failure('workspaces-full');
    await use(database, added);
  });
}

/**
 * Uses another workspace. Refused while a call counts down or is requested: it is placed by the workspace that the
 * rep saw, or not at all. Placed calls are no reason to wait: they are followed with their own connection.
 */
export async function switchWorkspace(deps: WorkspaceDeps, id: string): Promise<void> {
  await refuseDuringCall(deps);
  const { settingsDatabase: database } = deps;
  await changing(database, async () => use(database, await storedWorkspace(database, id)));
}

/** Gives a workspace another name. */
export async function renameWorkspace(
  { settingsDatabase: database }: Pick<WorkspaceDeps, 'settingsDatabase'>,
  id: string,
  name: string,
): Promise<void> {
  await changing(database, async () => {
    const workspace = await storedWorkspace(database, id);
    const isInUse = id === (await readWorkspaces(database)).inUse;
    await database.workspaces.put({ ...workspace, name, ...(isInUse && { settings: [] }) });
  });
}

/** Removes a workspace that is not in use, with its token. Its calls stay in the log. */
export async function removeWorkspace(
  { settingsDatabase: database }: Pick<WorkspaceDeps, 'settingsDatabase'>,
  id: string,
): Promise<void> {
  await changing(database, async () => {
    if (id === (await readWorkspaces(database)).inUse) throw new Failure('workspace-in-use');
    await createTokenStore(database, tokenOf(id)).remove();
    await database.workspaces.delete(id);
  });
}

/** Runs a change in one transaction. */
function changing(database: SettingsDatabase, change: () => Promise<void>): Promise<void> {
  const { settings, workspaces, secrets, before } = database;
  return database.transaction('rw', settings, workspaces, secrets, before, change);
}

/** Puts the settings of the workspace in use away, and those of another in their place. */
async function use(database: SettingsDatabase, next: StoredWorkspace): Promise<void> {
  const { settings, workspaces, before, secrets } = database;
  const { inUse, all } = await readWorkspaces(database);
  if (next.id === inUse) return;
  await workspaces.bulkPut(all.filter(({ id }) => id === inUse));
  await settings.bulkDelete([...workspaceKeys]);
  const id = table.workspace.schema.parse(next.id);
  await settings.bulkPut([...next.settings, { key: 'workspace' satisfies SettingKey, value: id }]);
  await workspaces.put({ ...next, settings: [] });
  // The last import was into the other workspace: undone here, it would bring that one's connection.
  await before.clear();
  await secrets.delete('token-before-import');
}

async function storedWorkspace(database: SettingsDatabase, id: string): Promise<StoredWorkspace> {
  const found = (await readWorkspaces(database)).all.find((each) => each.id === id);
  if (!found) throw new Failure('workspace-removed');
  return found;
}

async function refuseDuringCall({ database, now }: WorkspaceDeps): Promise<void> {
  const rows = await database.calls.where('state').anyOf(inFlightStates).toArray();
  const isPlacing = parseCalls(rows).some((call) => isStillInFlight(call, now()));
  if (isPlacing) throw new Failure('workspace-call-in-flight');
}
