import { z } from 'zod';
import { readSettingsFile, writeSettingsFile } from '@/lib/settings/file/settings-file';
import type { FileSettings } from '@/lib/settings/model/settings-file';
import type { SyncProblem } from '@/lib/settings/model/sync';
import { type ManageableKey, manageableKeys } from '@/lib/settings/policy-values';
import type { Settings } from '@/lib/settings/table';

/**
 * Settings that stay in one browser. Those of a workspace: an account could otherwise change while the rep looks at
 * another one. Texts of pages: they hold numbers of customers. And whether this browser takes part.
 */
const own: readonly ManageableKey[] = [
  ...(['baseUrl', 'tokenHeader', 'ownNumbers', 'dids', 'ownNumber', 'callerId'] as const),
  'numberDecisions',
  'syncsSettings',
];

/** Every setting that is synced: those of a settings file but for {@link own}. */
export const syncedKeys = manageableKeys.filter((key) => !own.includes(key));

/**
 * Writes what the rep chose of the synced settings, as a settings file. The same choices give the same text.
 * `writtenBy` is the version of Handset.
 */
export function writeSyncedText(stored: Partial<Settings>, writtenBy = ''): string {
  const chosen = syncedKeys.filter((key) => key in stored).map((key) => [key, stored[key]]);
  return writeSettingsFile({ settings: Object.fromEntries(chosen) }, writtenBy);
}

/**
 * Reads such a text. Text that is wrong anywhere is refused as a whole; settings that are not synced are left out.
 * What a later version than `version` wrote is not wrong: it may know more.
 */
export function readSyncedText(
  text: string,
  version: string,
): { settings: FileSettings } | SyncProblem {
  const file = readSettingsFile(text);
  if ('problem' in file) {
    if (file.problem === 'empty') return { settings: {} };
    if (file.problem === 'newer' || isLater(text, version)) return { problem: 'newer' };
    return { problem: 'unread', paths: 'paths' in file ? file.paths : [] };
  }
  if (file.token !== undefined) return { problem: 'unread', paths: ['token'] };
  const kept = syncedKeys.filter((key) => key in file.settings);
  return { settings: Object.fromEntries(kept.map((key) => [key, file.settings[key]])) };
}

const writerSchema = z.object({ writtenBy: z.string() });

/** Returns whether a later version of Handset wrote a text. */
function isLater(text: string, version: string): boolean {
  try {
    const { data } = writerSchema.safeParse(JSON.parse(text));
    return (data?.writtenBy ?? '').localeCompare(version, 'en', { numeric: true }) > 0;
  } catch {
    return false;
  }
}
