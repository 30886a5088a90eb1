import type { SettingsDatabase } from './database';
import { secretSchema } from './row-readers';
import { FIRST_WORKSPACE } from './workspace/first-workspace';

/** The only access to an API token. Only the background may import it; the linter enforces that. */
interface TokenStore {
  /** The token entered for the origin of this URL; empty if there is none for it. */
  readFor(baseUrl: string): Promise<string>;
  /** Returns whether a token is stored. */
  isThere(): Promise<boolean>;
  /** Stores a token for the origin of this URL. Replaces any other. */
  write(token: string, baseUrl: string): Promise<void>;
  /**
   * Stores `after` for the same origin if `before` is still the token. Resolves to the token that is
   * stored then; empty if there is none for the origin of this URL.
   */
  replace(before: string, after: string, baseUrl: string): Promise<string>;
  /** Deletes the token. */
  remove(): Promise<void>;
}

/** Whose token it is: a workspace's for its service, or that of a connected CRM. */
export type TokenName = 'token' | 'token-before-import' | `token-of-${string}` | `${string}-key`;

/** Names a workspace's token. Each has its own, and none moves: a request never gets another one's. */
export function tokenOf(workspace: string): TokenName {
  return workspace === FIRST_WORKSPACE ? 'token' : `token-of-${workspace}`;
}

/** Creates the store of one token over the settings database. */
export function createTokenStore(database: SettingsDatabase, name: TokenName): TokenStore {
  const read = async () => {
    const stored = secretSchema.safeParse((await database.secrets.get(name))?.value);
    return stored.success ? stored.data : undefined;
  };
  const readFor = async (baseUrl: string) => {
    const stored = await read();
    return stored && stored.origin === originOf(baseUrl) ? stored.token : '';
  };
  const write = async (token: string, baseUrl: string) => {
    const value = secretSchema.parse({ token, origin: originOf(baseUrl) });
    await database.secrets.put({ key: name, value });
  };
  return {
    readFor,
    write,
    replace: (before, after, baseUrl) =>
      database.transaction('rw', database.secrets, async () => {
        const stored = await readFor(baseUrl);
        if (stored !== before || stored === '') return stored;
        await write(after, baseUrl);
        return after;
      }),
    async isThere() {
      return Boolean((await read())?.token);
    },
    async remove() {
      await database.secrets.delete(name);
    },
  };
}

/** Moves a token to another name and replaces the token there. Without a token to move, that one is deleted. */
export async function moveToken(
  { secrets }: SettingsDatabase,
  from: TokenName,
  to: TokenName,
): Promise<void> {
  const stored = await secrets.get(from);
  await secrets.bulkDelete([from, to]);
  if (stored) await secrets.put({ key: to, value: stored.value });
}

function originOf(baseUrl: string): string | undefined {
  return URL.parse(baseUrl)?.origin;
}
