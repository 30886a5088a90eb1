import type { z } from 'zod';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import type { settings } from '@/lib/settings/table';
import { createTokenStore } from '@/lib/settings/token-store';

/** The service's URL and token, as the rep typed them. */
export interface TypedConnection {
  baseUrl: string;
  token?: string | undefined;
  tokenHeader: z.infer<typeof settings.tokenHeader.schema>;
}

/** A usable connection: its token was entered for its origin. */
export type Connection = TypedConnection & { token: string };

/**
 * The token to use with a connection: the typed one, or the stored one as long as the origin stays
 * the same. A token never goes to another origin than the one it was entered for.
 */
export async function tokenFor(
  database: SettingsDatabase,
  typed: TypedConnection,
): Promise<{ token: string } | { problem: 'no-token' | 'token-again' }> {
  if (typed.token) return { token: typed.token };
  const tokens = createTokenStore(database);
  const token = await tokens.readFor(typed.baseUrl);
  if (token) return { token };
  return { problem: (await tokens.isThere()) ? 'token-again' : 'no-token' };
}

/** Saves a connection in one transaction. */
export async function saveConnection(
  database: SettingsDatabase,
  { baseUrl, token, tokenHeader }: Connection,
): Promise<void> {
  const store = createSettings(database);
  await database.transaction('rw', database.settings, database.secrets, async () => {
    await createTokenStore(database).write(token, baseUrl);
    await store.write('baseUrl', baseUrl);
    await store.write('tokenHeader', tokenHeader);
    await store.write('hasToken', true);
  });
}

/** The stored connection, or what is missing from it. */
export async function readConnection(
  database: SettingsDatabase,
): Promise<Connection | { problem: 'no-service' | 'no-token' }> {
  const { baseUrl, tokenHeader } = await createSettings(database).read();
  if (!baseUrl) return { problem: 'no-service' };
  const token = await createTokenStore(database).readFor(baseUrl);
  return token ? { baseUrl, token, tokenHeader } : { problem: 'no-token' };
}
