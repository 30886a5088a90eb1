import type { SyncStorage } from '@/lib/platform/storage';
import { parsePolicy } from '@/lib/settings/policy';
import { createSettings } from '@/lib/settings/store';
import type { SyncDeps } from '@/lib/settings/sync/sync-settings';
import { freshSettings } from '@/test/settings/support/database';
import { fakeManaged } from '@/test/settings/support/managed';

/** Storage that all browsers of a rep share. */
export function sharedStorage() {
  const items: Record<string, unknown> = {};
  const state = { isFull: false, writes: 0 };
  const storage: Pick<SyncStorage, 'read' | 'write'> = {
    read: async () => structuredClone(items),
    async write(next, removed) {
      if (state.isFull) throw new Error('QUOTA_BYTES quota exceeded');
      state.writes += 1;
      Object.assign(items, structuredClone(next));
      for (const key of removed) delete items[key];
    },
  };
  return { items, state, storage };
}

/** A browser that syncs. `clock.now` is its time. */
export async function syncingBrowser(storage: SyncDeps['storage'], managed: object = {}) {
  const database = freshSettings();
  const store = createSettings(database, fakeManaged(managed));
  const clock = { now: 1_000 };
  const deps: SyncDeps = {
    ...{ database, storage, version: '1.0.0', now: () => clock.now },
    readPolicy: async () => parsePolicy(managed),
  };
  await store.write('syncsSettings', true);
  return { database, store, clock, deps };
}
