import { describe, expect, it } from 'vitest';
import { toItems } from '@/lib/settings/sync/items';
import { noteChange, syncSettings } from '@/lib/settings/sync/sync-settings';
import { readSyncState } from '@/lib/settings/sync/sync-state';
import { writeSyncedText } from '@/lib/settings/sync/synced-text';
import { sharedStorage, syncingBrowser } from './support';

/** Two browsers that have the same settings. */
async function two() {
  const shared = sharedStorage();
  const one = await syncingBrowser(shared.storage);
  const other = await syncingBrowser(shared.storage);
  await one.store.write('countdownSeconds', 5);
  await syncSettings(one.deps);
  await syncSettings(other.deps);
  return { ...shared, one, other };
}

it('brings a change to the other browser, and then writes nothing more', async () => {
  const { one, other, state } = await two();
  expect((await other.store.read()).countdownSeconds).toBe(5);
  expect(state.writes).toBe(1);
  other.clock.now = 2_000;
  await other.store.write('language', 'de');
  expect(await syncSettings(other.deps)).toBe(false);
  expect(await syncSettings(one.deps)).toBe(true);
  expect(await one.store.read()).toMatchObject({ language: 'de', countdownSeconds: 5 });
  expect(await syncSettings(one.deps)).toBe(false);
  expect(state.writes).toBe(2);
});

it('lets the later change win, whenever it is synced', async () => {
  const { one, other } = await two();
  one.clock.now = 3_000;
  await one.store.write('countdownSeconds', 3);
  await noteChange(one.deps);
  other.clock.now = 4_000;
  await other.store.write('countdownSeconds', 4);
  await noteChange(other.deps);
  await syncSettings(other.deps);
  one.clock.now = 9_000;
  await syncSettings(one.deps);
  expect((await one.store.read()).countdownSeconds).toBe(4);
});

it('keeps a change that is later than what arrives', async () => {
  const { one, other } = await two();
  other.clock.now = 3_000;
  await other.store.write('countdownSeconds', 3);
  await syncSettings(other.deps);
  one.clock.now = 4_000;
  await one.store.write('countdownSeconds', 4);
  await syncSettings(one.deps);
  await syncSettings(other.deps);
  expect((await other.store.read()).countdownSeconds).toBe(4);
});

it('takes over what is there when it is turned on, and forgets all when it is off', async () => {
  const { other, storage, state } = await two();
  await other.store.write('syncsSettings', false);
  await syncSettings(other.deps);
  expect(await readSyncState(other.database)).toEqual({});
  await other.store.write('countdownSeconds', 9);
  await syncSettings(other.deps);
  expect(state.writes).toBe(1);
  await other.store.write('syncsSettings', true);
  await syncSettings({ ...other.deps, storage });
  expect((await other.store.read()).countdownSeconds).toBe(5);
});

it('syncs nothing that belongs to a workspace, to pages, or to this browser', async () => {
  const { items, one, other } = await two();
  await one.store.write('baseUrl', 'https://voice.example.com');
  await one.store.write('hasToken', true);
  await one.store.write('ownNumbers', [{ e164: '+12125550199', label: 'Desk' }]);
  await one.store.write('numberDecisions', [
    { is: 'none', host: 'crm.example.com', text: '212 555 0134' },
  ]);
  await one.store.write('countdownSeconds', 8);
  await syncSettings(one.deps);
  const [{ text }] = [items['settings-0'] as { text: string }];
  expect(atob(text)).toContain('"countdownSeconds": 8');
  expect(atob(text)).not.toMatch(/voice\.example|555|hasToken|workspace|syncsSettings|number/i);
  await syncSettings(other.deps);
  expect(await other.store.read()).toMatchObject({ baseUrl: '', countdownSeconds: 8 });
});

it('changes nothing that the administrator fixed', async () => {
  const { storage } = await two();
  const managed = { countdownSeconds: 10, locked: ['countdownSeconds'] };
  const fixed = await syncingBrowser(storage, managed);
  await fixed.store.write('language', 'fr');
  await syncSettings(fixed.deps);
  expect((await fixed.store.read()).countdownSeconds).toBe(10);
  expect((await fixed.store.readStored()).countdownSeconds).toBeUndefined();
});

describe('what can’t be read', () => {
  const written = (text: string, at = 2_000) => {
    const split = toItems({ at, text });
    return 'items' in split ? split.items : {};
  };
  const wrong = '{"handset":"settings","version":1,"writtenBy":"1.0.0","settings":{"language":7}}';

  it('changes nothing here, says why, and is replaced by the next change', async () => {
    const { one, other, items } = await two();
    Object.assign(items, written(wrong));
    await syncSettings(one.deps);
    expect((await one.store.read()).countdownSeconds).toBe(5);
    const problem = { problem: 'unread', paths: ['language'] };
    expect(await readSyncState(one.database)).toMatchObject({ problem });
    one.clock.now = 3_000;
    await one.store.write('countdownSeconds', 6);
    await syncSettings(one.deps);
    expect((await readSyncState(one.database)).problem).toBeUndefined();
    await syncSettings(other.deps);
    expect((await other.store.read()).countdownSeconds).toBe(6);
  });

  it.each([
    ['items', { settings: { handset: 'sync', version: 2 } }],
    ['a file', written('{"handset":"settings","version":2}')],
    ['settings', written(wrong.replace('1.0.0', '1.10.0'))],
  ])('is never overwritten if a newer version wrote %s', async (_, newer) => {
    const { one, items, state } = await two();
    Object.assign(items, newer);
    one.clock.now = 3_000;
    await one.store.write('countdownSeconds', 6);
    await syncSettings(one.deps);
    expect(await readSyncState(one.database)).toMatchObject({ problem: { problem: 'newer' } });
    expect(state.writes).toBe(1);
    expect((await one.store.read()).countdownSeconds).toBe(6);
  });

  it('waits while a part is on its way, unless the rep changes something', async () => {
    const { one, items, state } = await two();
    Object.assign(items.settings as object, { at: 5_000 });
    await syncSettings(one.deps);
    expect(state.writes).toBe(1);
    one.clock.now = 6_000;
    await one.store.write('countdownSeconds', 6);
    await syncSettings(one.deps);
    expect(state.writes).toBe(2);
  });
});

it('says that the browser stored nothing, and tries again', async () => {
  const { one, state } = await two();
  state.isFull = true;
  one.clock.now = 2_000;
  await one.store.write('countdownSeconds', 6);
  await syncSettings(one.deps);
  expect(await readSyncState(one.database)).toMatchObject({ problem: { problem: 'failed' } });
  state.isFull = false;
  await syncSettings(one.deps);
  expect(await readSyncState(one.database)).toEqual({
    at: 2_000,
    text: writeSyncedText(await one.store.readStored()),
  });
});
