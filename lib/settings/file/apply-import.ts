import { z } from 'zod';
import type { SettingsDatabase, StoredSetting } from '@/lib/settings/database';
import type { Policy } from '@/lib/settings/policy';
import { storedSettings } from '@/lib/settings/store';
import type { SettingKey } from '@/lib/settings/table';
import { createTokenStore, moveToken, type TokenName, tokenOf } from '@/lib/settings/token-store';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';
import { planImport } from './plan-import';
import type { SettingsFile } from './settings-file';

/** What was stored before the last import: rows to put back, and settings that had none. */
const beforeImportSchema = z.object({
  rows: z.array(z.object({ key: z.string(), value: z.unknown() })),
  absent: z.array(z.string()),
  /** Whether the import brought a token, so that the one before is kept beside it. */
  hadToken: z.boolean(),
});

const KEY = 'import';

/** What an import needs. Only the background imports: it alone may store a token. */
export interface ImportDeps {
  database: SettingsDatabase;
  readPolicy(): Promise<Policy>;
}

/**
 * Stores what a file sets, in one transaction, and keeps what was there before. A token of the file is stored for
 * the file's own service. Without one, the rep's token stays bound to the service that it was entered for.
 */
export async function applyImport(
  { database, readPolicy }: ImportDeps,
  { settings, token }: SettingsFile,
): Promise<void> {
  // Before the transaction, which ends when it waits for anything but the database.
  const policy = await readPolicy();
  const { settings: table, secrets, before } = database;
  await database.transaction('rw', table, secrets, before, async () => {
    const stored = await table.toArray();
    const { changes, kept } = planImport(settings, storedSettings(stored), policy);
    const name = tokenInUse(stored);
    const rows: StoredSetting[] = changes.map(({ key, after }) => ({ key, value: after }));
    // A token for another service than the administrator's would be of no use.
    const baseUrl = kept.includes('baseUrl') ? undefined : settings.baseUrl;
    if (token && baseUrl) await replaceToken(database, name, token, baseUrl);
    if (baseUrl) rows.push(await tokenNote(database, name, baseUrl));
    const hadToken = Boolean(token && baseUrl);
    await before.put({ key: KEY, value: rowsBefore(stored, rows, hadToken) });
    await table.bulkPut(rows);
  });
}

/** Stores a token, and keeps the one before. */
async function replaceToken(
  database: SettingsDatabase,
  name: TokenName,
  token: string,
  baseUrl: string,
): Promise<void> {
  await moveToken(database, name, 'token-before-import');
  await createTokenStore(database, name).write(token, baseUrl);
}

/** Says whether there is a token for a service, so that the rep is asked for it if not. */
async function tokenNote(
  database: SettingsDatabase,
  name: TokenName,
  baseUrl: string,
): Promise<StoredSetting> {
  const token = await createTokenStore(database, name).readFor(baseUrl);
  return { key: 'hasToken' satisfies SettingKey, value: token !== '' };
}

/** The name of the token of the workspace that is in use. */
function tokenInUse(stored: readonly StoredSetting[]): TokenName {
  return tokenOf(storedSettings(stored).workspace ?? FIRST_WORKSPACE);
}

function rowsBefore(
  stored: readonly StoredSetting[],
  changed: readonly StoredSetting[],
  hadToken: boolean,
): z.infer<typeof beforeImportSchema> {
  const keys = changed.map(({ key }) => key);
  const rows = stored.filter(({ key }) => keys.includes(key));
  const known = new Set(rows.map(({ key }) => key));
  return { rows, absent: keys.filter((key) => !known.has(key)), hadToken };
}

/** Returns whether there is an import that can be undone. */
export async function canUndoSettingsImport({ before }: SettingsDatabase): Promise<boolean> {
  return beforeImportSchema.safeParse((await before.get(KEY))?.value).success;
}

/** Puts back what the last import changed, in one transaction. Does nothing if there is none. */
export async function undoSettingsImport(database: SettingsDatabase): Promise<void> {
  const { settings, secrets, before } = database;
  await database.transaction('rw', settings, secrets, before, async () => {
    const { data: earlier } = beforeImportSchema.safeParse((await before.get(KEY))?.value);
    if (!earlier) return;
    const name = tokenInUse(await settings.toArray());
    await settings.bulkDelete(earlier.absent);
    await settings.bulkPut(earlier.rows as StoredSetting[]);
    if (earlier.hadToken) await moveToken(database, 'token-before-import', name);
    await before.delete(KEY);
  });
}
