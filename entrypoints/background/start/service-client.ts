import { Failure, usableConnection } from '@/lib/calls/failure';
import { useFreshConnections } from '@/lib/platform/fresh-connections';
import { isOffline } from '@/lib/service/address/base-url';
import { createClient, type ServiceClient } from '@/lib/service/client';
import { type Connection, readConnection } from '@/lib/settings/connection';
import type { SettingsDatabase } from '@/lib/settings/database';

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

/** A client for the stored connection. Fails if there is none. */
export async function connectedClient(database: SettingsDatabase): Promise<ServiceClient> {
  return clientFor(usableConnection(await readConnection(database)));
}

/** Like `connectedClient`; also fails, before anything is requested, while the machine is offline. */
export async function clientWhileOnline(database: SettingsDatabase): Promise<ServiceClient> {
  const connection = usableConnection(await readConnection(database));
  if (isOffline(connection.baseUrl, navigator.onLine)) throw new Failure('offline');
  return clientFor(connection);
}
