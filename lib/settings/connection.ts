import type { z } from 'zod';
import { originPattern } from '@/lib/platform/match-pattern';
import { hasOrigins } from '@/lib/platform/permissions';
import { parseBaseUrl } from '@/lib/service/address/base-url';
import type { SettingsDatabase } from './database';
import { createSettings } from './store';
import type { Settings, settings } from './table';
import { createTokenStore, tokenOf } from './token-store';

/** The service's URL and token, as the rep typed them. */
interface TypedConnection {
  baseUrl: string;
  token?: string | undefined;
  tokenHeader: z.infer<typeof settings.tokenHeader.schema>;
}

/** A usable connection: its token was entered for its origin. */
export type Connection = TypedConnection & { token: string };

/** A connection as it is stored, or what is missing from it. */
export type StoredConnection =
  | Connection
  | { problem: 'no-service' | 'no-token' | 'host-not-granted' };

/**
 * The token to use with a connection: the typed one, or the stored one as long as the origin stays
 * the same. A token never goes to another origin than the one it was entered for.
 */
export async function tokenFor(
  database: SettingsDatabase,
  typed: TypedConnection,
): Promise<{ token: string } | { problem: 'no-token' | 'token-again' }> {
  if (typed.token) return { token: typed.token };
  const { workspace } = await createSettings(database).read();
  const tokens = createTokenStore(database, tokenOf(workspace));
  const token = await tokens.readFor(typed.baseUrl);
  if (token) return { token };
  return { problem: (await tokens.isThere()) ? 'token-again' : 'no-token' };
}

/**
 * Saves a connection in one transaction. What already holds is not stored, so that an administrator's default can
 * still change. Rejects with `SettingLocked` if the administrator fixed another URL or header.
 */
export async function saveConnection(
  database: SettingsDatabase,
  { baseUrl, token, tokenHeader }: Connection,
): Promise<void> {
  const store = createSettings(database);
  const current = await store.read();
  const rows = await store.rowsOf({
    ...(baseUrl !== current.baseUrl && { baseUrl }),
    ...(tokenHeader !== current.tokenHeader && { tokenHeader }),
    hasToken: true,
  });
  await database.transaction('rw', database.settings, database.secrets, async () => {
    await createTokenStore(database, tokenOf(current.workspace)).write(token, baseUrl);
    await database.settings.bulkPut(rows);
  });
}

/**
 * The connection of the workspace in use, or what is missing from it. The rep can withdraw host access in the browser at any
 * time; a request without it would fail in a way that leaves a call unconfirmed.
 */
export async function readConnection(database: SettingsDatabase): Promise<StoredConnection> {
  return connectionUnder(database, await createSettings(database).read());
}

/** The connection that these settings describe, or what is missing from it. Its token is that of their workspace. */
export async function connectionUnder(
  database: SettingsDatabase,
  { workspace, baseUrl, tokenHeader }: Pick<Settings, 'workspace' | 'baseUrl' | 'tokenHeader'>,
): Promise<StoredConnection> {
  if (!baseUrl) return { problem: 'no-service' };
  const token = await createTokenStore(database, tokenOf(workspace)).readFor(baseUrl);
  if (!token) return { problem: 'no-token' };
  return (await isAllowed(baseUrl))
    ? { baseUrl, token, tokenHeader }
    : { problem: 'host-not-granted' };
}

const urlProblems = {
  empty: 'url-empty',
  'not-a-url': 'url-invalid',
  'not-https': 'url-not-https',
  'has-credentials': 'url-credentials',
  'has-query': 'url-query',
} as const;

/** Why a typed connection cannot be used. */
type ConnectionFault =
  | (typeof urlProblems)[keyof typeof urlProblems]
  | 'no-token'
  | 'token-again'
  | 'host-not-granted';

/**
 * Checks a typed connection: URL, then token, then host access. Returns the usable connection, its
 * URL normalised and its token filled in, or the first problem. Sends nothing.
 */
export async function checkConnection(
  database: SettingsDatabase,
  typed: TypedConnection,
): Promise<Connection | { problem: ConnectionFault }> {
  const parsed = parseBaseUrl(typed.baseUrl);
  if (!parsed.ok) return { problem: urlProblems[parsed.reason] };
  const connection = { ...typed, baseUrl: parsed.baseUrl };
  const token = await tokenFor(database, connection);
  if ('problem' in token) return token;
  if (!(await isAllowed(parsed.baseUrl))) return { problem: 'host-not-granted' };
  return { ...connection, ...token };
}

/** Returns whether the browser lets Handset reach the service. */
async function isAllowed(baseUrl: string): Promise<boolean> {
  const pattern = originPattern(baseUrl);
  return pattern !== undefined && (await hasOrigins([pattern]));
}
