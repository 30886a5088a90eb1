import { expect, it, vi } from 'vitest';
import {
  forgetSyncState,
  readSyncState,
  watchSyncState,
  writeSyncState,
} from '@/lib/settings/sync/sync-state';
import { freshSettings } from '@/test/settings/support/database';

it('keeps how far settings are synced, and forgets it', async () => {
  const database = freshSettings();
  await writeSyncState(database, { at: 5, text: '{}' });
  expect(await readSyncState(database)).toEqual({ at: 5, text: '{}' });
  await forgetSyncState(database);
  expect(await readSyncState(database)).toEqual({});
});

it('takes what it can’t read for nothing', async () => {
  const database = freshSettings();
  await database.sync.put({ key: 'sync', value: { at: 'soon' } });
  expect(await readSyncState(database)).toEqual({});
});

it('tells a view', async () => {
  const database = freshSettings();
  const seen: unknown[] = [];
  const ended = new AbortController();
  watchSyncState(database, (state) => seen.push(state), ended.signal);
  await writeSyncState(database, { at: 5 });
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ at: 5 }));
  ended.abort();
});
