import { setTimeout as sleep } from 'node:timers/promises';
import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { SettingLocked } from '@/lib/settings/apply-policy';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { type Settings, settings } from '@/lib/settings/table';
import { freshSettings } from './support/database';
import { fakeManaged, MANAGED } from './support/managed';

/** How long a change that is not stored yet is watched, in ms. */
const NOTHING_REPORTED_MS = 50;

const DESK = { e164: '+12125550199', label: 'Desk' };

const fallbacks = Object.fromEntries(
  Object.entries(settings).map(([key, { fallback }]) => [key, fallback]),
);

it('has the defaults until the rep chooses', async () => {
  expect(await createSettings(freshSettings()).read()).toEqual(fallbacks);
});

it('has a default that fits its schema for every setting', () => {
  for (const { schema, fallback } of Object.values(settings)) {
    expect(schema.parse(fallback)).toEqual(fallback);
  }
});

it('keeps what was chosen, for later readers too', async () => {
  const database = freshSettings();
  await createSettings(database).write('countdownSeconds', 0);
  await createSettings(database).write('dids', [DESK]);
  expect(await createSettings(database).read()).toEqual({
    ...fallbacks,
    countdownSeconds: 0,
    dids: [DESK],
  });
});

describe('what does not fit', () => {
  it.each([
    ['countdownSeconds', 11],
    ['countdownSeconds', -1],
    ['countdownSeconds', 2.5],
    ['repeatSeconds', 86_401],
    ['callsPerMinute', 0],
    ['followSeconds', 29],
    ['defaultCountry', 'usa'],
  ] as const)('is not kept: %s = %s', async (key, value) => {
    const store = createSettings(freshSettings());
    await expect(store.write(key, value)).rejects.toMatchObject({ name: 'ZodError' });
    expect((await store.read())[key]).toEqual(settings[key].fallback);
  });

  it('falls back to the default, and changes no other setting', async () => {
    const database = freshSettings();
    await database.settings.bulkPut([
      { key: 'countdownSeconds', value: 'three' },
      { key: 'tokenHeader', value: 'cookie' },
      { key: 'unknown', value: 1 },
      { key: 'baseUrl', value: 'https://voice.example.com' },
    ]);
    expect(await createSettings(database).read()).toEqual({
      ...fallbacks,
      baseUrl: 'https://voice.example.com',
    });
  });

  it('drops one entry of a list, not all', async () => {
    const database = freshSettings();
    const dids = [{ e164: '0212', label: '' }, DESK, null];
    await database.settings.put({ key: 'dids', value: dids });
    expect((await createSettings(database).read()).dids).toEqual([DESK]);
  });
});

// A page that reloads at once, for example for another language, would lose the change.
it('reports no change before it is stored', async () => {
  const database = freshSettings();
  const store = createSettings(database);
  const seen: string[] = [];
  const ended = new AbortController();
  store.watch(({ language }) => seen.push(language), ended.signal);
  await vi.waitFor(() => expect(seen).toEqual(['']));
  const other = await holdUp(database);
  const written = store.write('language', 'ar');
  await sleep(NOTHING_REPORTED_MS);
  expect(seen).toEqual(['']);
  other.end();
  await written;
  await vi.waitFor(() => expect(seen).toEqual(['', 'ar']));
  ended.abort();
});

it('reports each change until the signal aborts', async () => {
  const database = freshSettings();
  const store = createSettings(database);
  const seen: number[] = [];
  const ended = new AbortController();
  store.watch(({ countdownSeconds }: Settings) => seen.push(countdownSeconds), ended.signal);
  await vi.waitFor(() => expect(seen).toEqual([3]));
  await store.write('countdownSeconds', 5);
  await vi.waitFor(() => expect(seen).toEqual([3, 5]));
  ended.abort();
  await store.write('countdownSeconds', 7);
  expect((await store.read()).countdownSeconds).toBe(7);
  expect(seen).toEqual([3, 5]);
});

it('reports that the database could not be opened', async () => {
  // Another test in this process may have given Dexie its own factory.
  const opening = vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
    throw new Error('no disk');
  });
  const failures = vi.fn();
  const ended = new AbortController();
  createSettings(freshSettings()).watch(() => undefined, ended.signal, failures);
  await vi.waitFor(() => expect(failures).toHaveBeenCalled());
  ended.abort();
  opening.mockRestore();
});

it('reports that the policy could not be read', async () => {
  const managed = { ...fakeManaged(), read: () => Promise.reject(new Error('no policy')) };
  const failures = vi.fn();
  const ended = new AbortController();
  createSettings(freshSettings(), managed).watch(() => undefined, ended.signal, failures);
  await vi.waitFor(() => expect(failures).toHaveBeenCalledOnce());
  ended.abort();
});

describe('under a policy', () => {
  it('is read as the policy allows, and stored as the rep chose', async () => {
    const database = freshSettings();
    const managed = fakeManaged(MANAGED);
    const store = createSettings(database, managed);
    await store.write('callsPerMinute', 10);
    await store.change('trustedSites', (sites) => [...sites, 'https://own.example/*']);
    const read = await store.read();
    expect(read.callsPerMinute).toBe(4);
    expect(read.trustedSites).toContain('https://crm.example.com/*');
    managed.set({});
    expect(await store.read()).toMatchObject({
      callsPerMinute: 10,
      trustedSites: ['https://own.example/*'],
    });
  });

  it('does not store another value than the one that is fixed', async () => {
    const database = freshSettings();
    const managed = fakeManaged({ countdownSeconds: 5, locked: ['countdownSeconds'] });
    const store = createSettings(database, managed);
    await expect(store.write('countdownSeconds', 0)).rejects.toThrow(SettingLocked);
    await expect(store.change('countdownSeconds', () => 0)).rejects.toThrow(SettingLocked);
    await store.write('countdownSeconds', 5);
    expect(await database.settings.toArray()).toEqual([]);
    expect((await store.read()).countdownSeconds).toBe(5);
  });

  it('changes the list that is shown: the default of the policy, or the choice of the rep', async () => {
    const managed = fakeManaged({ dids: [DESK] });
    const store = createSettings(freshSettings(), managed);
    await store.change('dids', (dids) => [...dids, { e164: '+12125550142', label: '' }]);
    expect((await store.read()).dids).toHaveLength(2);
    managed.set({ dids: [] });
    expect((await store.read()).dids).toHaveLength(2);
  });

  it('reports a changed policy, and its values', async () => {
    const managed = fakeManaged();
    const seen: [number, number | undefined][] = [];
    const ended = new AbortController();
    createSettings(freshSettings(), managed).watch(
      ({ callsPerMinute }, policy) => seen.push([callsPerMinute, policy.values.callsPerMinute]),
      ended.signal,
    );
    await vi.waitFor(() => expect(seen).toEqual([[6, undefined]]));
    managed.set({ callsPerMinute: 2 });
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([2, 2]));
    ended.abort();
    managed.set({});
    expect(seen).toHaveLength(2);
  });
});

/** Keeps all other writes of settings waiting until `end`. */
async function holdUp(database: SettingsDatabase): Promise<{ end(): void }> {
  let isOver = false;
  const begun = Promise.withResolvers<void>();
  const keepOn = async () => {
    begun.resolve();
    while (!isOver) await database.settings.count();
  };
  void database.transaction('rw', database.settings, keepOn);
  await begun.promise;
  return {
    end: () => {
      isOver = true;
    },
  };
}
