import type { SettingsDatabase } from '@/lib/settings/database';
import { isFileKey } from '@/lib/settings/policy-values';
import type { SettingsStore } from '@/lib/settings/store';
import { createTokenStore, tokenOf } from '@/lib/settings/token-store';
import { writeSettingsFile } from './settings-file';

/** What an export needs. */
export interface ExportDeps {
  database: SettingsDatabase;
  settings: Pick<SettingsStore, 'read' | 'readStored'>;
  /** The version of Handset. */
  version: string;
}

/** Writes what the rep chose as a file. With the token only if the rep asked for it, and with the service it is for. */
export async function exportSettings(
  { database, settings, version }: ExportDeps,
  withToken: boolean,
): Promise<string> {
  const stored = Object.entries(await settings.readStored());
  const chosen = Object.fromEntries(
    stored.filter(([key, value]) => isFileKey(key) && value !== UNSET),
  );
  const { workspace, baseUrl, tokenHeader } = await settings.read();
  const tokens = createTokenStore(database, tokenOf(workspace));
  const token = withToken ? await tokens.readFor(baseUrl) : '';
  const file = token
    ? { settings: { ...chosen, baseUrl, tokenHeader }, token }
    : { settings: chosen };
  return writeSettingsFile(file, version);
}

/** A text that says "as the browser decides" or "none": it would be no choice in a file. */
const UNSET = '';
