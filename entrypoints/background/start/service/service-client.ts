import { Failure, usableConnection } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { useFreshConnections } from '@/lib/platform/fresh-connections';
import { isOffline } from '@/lib/service/address/base-url';
import { createClient, type ServiceClient } from '@/lib/service/client';
import { type Connection, readConnection } from '@/lib/settings/connection';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { connectionOf, connectionToPlace } from '@/lib/workspaces/connections';

/** The service must answer within this, body included. A worker may die after 30 s. */
const TIMEOUT_MS = 20_000;

/** A client for a connection, ready once the browser cannot send a request of ours twice. */
export async function clientFor(connection: Connection): Promise<ServiceClient> {
  const { baseUrl, token, tokenHeader: header } = connection;
  await useFreshConnections();
  return createClient({
    baseUrl,
    token,
    header,
    fetch: (url, init) => globalThis.fetch(url, init),
    timeoutMs: TIMEOUT_MS,
    now: () => Date.now(),
  });
}

/** A client for the connection of a workspace, in use or not. Fails if there is none. */
export async function clientOfWorkspace(
  database: SettingsDatabase,
  workspace: string,
): Promise<ServiceClient> {
  const { readPolicy } = createSettings(database);
  return clientFor(usableConnection(await connectionOf(database, workspace, readPolicy)));
}

/**
 * A client to place a call with. Fails, before anything is requested, if another workspace is in use by now, and as
 * `clientWhileOnline` does.
 */
export async function clientToPlace(
  database: SettingsDatabase,
  call: Pick<Call, 'workspace'>,
): Promise<ServiceClient> {
  const { read } = createSettings(database);
  return onlineClient(usableConnection(await connectionToPlace(database, call, read)));
}

/**
 * A client for a workspace, by default the one in use. Fails, before anything is requested, while the machine is
 * offline.
 */
export async function clientWhileOnline(
  database: SettingsDatabase,
  workspace?: string,
): Promise<ServiceClient> {
  const stored =
    workspace === undefined
      ? await readConnection(database)
      : await connectionOf(database, workspace, createSettings(database).readPolicy);
  return onlineClient(usableConnection(stored));
}

async function onlineClient(connection: Connection): Promise<ServiceClient> {
  if (isOffline(connection.baseUrl, navigator.onLine)) throw new Failure('offline');
  return clientFor(connection);
}
