import { z } from 'zod';
import type { SettingsDatabase } from './database';

/** The API token's only door. Imported by the background alone; the linter holds that. */
export interface TokenStore {
  /** The token entered for this address's origin; empty when there is none, or it is another's. */
  readFor(baseUrl: string): Promise<string>;
  /** Whether a token is kept at all. */
  isThere(): Promise<boolean>;
  /** Keeps a token for the origin of this address, in place of any other. */
  write(token: string, baseUrl: string): Promise<void>;
}

/** Token and origin are one record: no half-written connection can send it elsewhere. */
const storedSchema = z.object({ token: z.string(), origin: z.string() });

/** Makes the token's store over the settings database. */
export function createTokenStore(database: SettingsDatabase): TokenStore {
  const read = async () => {
    const stored = storedSchema.safeParse((await database.secrets.get('token'))?.value);
    return stored.success ? stored.data : undefined;
  };
  return {
    async readFor(baseUrl) {
      const stored = await read();
      return stored && stored.origin === originOf(baseUrl) ? stored.token : '';
    },
    async isThere() {
      return Boolean((await read())?.token);
    },
    async write(token, baseUrl) {
      const value = storedSchema.parse({ token, origin: originOf(baseUrl) });
      await database.secrets.put({ key: 'token', value });
    },
  };
}

function originOf(baseUrl: string): string | undefined {
  return URL.parse(baseUrl)?.origin;
}
