import { watchQuery } from '@/lib/database/watch-query';
import type { SettingsDatabase } from '@/lib/settings/database';
import { type SyncState, syncStateSchema } from '@/lib/settings/model/sync';

const KEY = 'sync';

/** Reads how far settings are synced. What can't be read counts as not synced. */
export async function readSyncState({ sync }: SettingsDatabase): Promise<SyncState> {
  return syncStateSchema.safeParse((await sync.get(KEY))?.value).data ?? {};
}

/** Stores how far settings are synced. */
export async function writeSyncState({ sync }: SettingsDatabase, state: SyncState): Promise<void> {
  await sync.put({ key: KEY, value: state });
}

/** Forgets it: the rep turned sync off. */
export async function forgetSyncState({ sync }: SettingsDatabase): Promise<void> {
  await sync.delete(KEY);
}

/** Calls back with how far settings are synced: now and after each change, until the signal ends. */
export function watchSyncState(
  database: SettingsDatabase,
  onChange: (state: SyncState) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readSyncState(database), { next: onChange }, abortSignal);
}
