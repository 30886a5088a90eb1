import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { freshSettings } from './support/database';

const SECRET = { token: 'secret', origin: 'https://voice.example.com' };

it('keeps one row for each key, settings apart from secrets', async () => {
  const database = freshSettings();
  await database.settings.put({ key: 'token', value: 1 });
  await database.settings.put({ key: 'token', value: 2 });
  await database.secrets.put({ key: 'token', value: SECRET });
  expect(await database.settings.toArray()).toEqual([{ key: 'token', value: 2 }]);
  expect(await database.secrets.toArray()).toEqual([{ key: 'token', value: SECRET }]);
});

it('keeps its data when another context opens it', async () => {
  const database = freshSettings();
  await database.settings.put({ key: 'countdownSeconds', value: 5 });
  const other = openSettingsDatabase(database.name);
  expect(await other.settings.get('countdownSeconds')).toEqual({
    key: 'countdownSeconds',
    value: 5,
  });
});

it('is the extension’s own database under one name', () => {
  expect(openSettingsDatabase().name).toBe('handset-settings');
});

/** A database as version 1 left it, with excluded sites and countdown under their old keys. */
async function versionOne(hosts: unknown): Promise<string> {
  const old = new Dexie(`old-${crypto.randomUUID()}`);
  old.version(1).stores({ settings: 'key', secrets: 'key' });
  await old.table('settings').bulkPut([
    { key: 'sitesOff', value: hosts },
    { key: 'undoSeconds', value: 7 },
  ]);
  await old.table('secrets').put({ key: 'token', value: SECRET });
  old.close();
  return old.name;
}

it('carries excluded sites and countdown forward from version 1, and everything else as it is', async () => {
  const database = openSettingsDatabase(await versionOne(['crm.example']));
  expect(await createSettings(database).read()).toMatchObject({
    siteRules: [{ site: 'crm.example', find: 'never' }],
    countdownSeconds: 7,
  });
  expect(await database.settings.bulkGet(['sitesOff', 'excludedSites', 'undoSeconds'])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await database.secrets.get('token')).toEqual({ key: 'token', value: SECRET });
});

it('carries the countdown forward from version 2', async () => {
  const old = new Dexie(`old-${crypto.randomUUID()}`);
  old.version(2).stores({ settings: 'key', secrets: 'key' });
  await old.table('settings').bulkPut([
    { key: 'excludedSites', value: ['crm.example'] },
    { key: 'undoSeconds', value: 0 },
  ]);
  old.close();
  expect(await createSettings(openSettingsDatabase(old.name)).read()).toMatchObject({
    siteRules: [{ site: 'crm.example', find: 'never' }],
    countdownSeconds: 0,
  });
});

it('opens a database of version 1 without excluded sites, or with damaged ones', async () => {
  const old = new Dexie(`old-${crypto.randomUUID()}`);
  old.version(1).stores({ settings: 'key', secrets: 'key' });
  await old.open();
  old.close();
  for (const name of [old.name, await versionOne('damaged')]) {
    const settings = createSettings(openSettingsDatabase(name));
    expect((await settings.read()).siteRules).toEqual([]);
  }
});

it('makes excluded sites of version 3 rules, and closes all sites for one that is no host', async () => {
  const old = new Dexie(`old-${crypto.randomUUID()}`);
  old.version(3).stores({ settings: 'key', secrets: 'key' });
  const hosts = ['crm.example', '[::1]', '10.0.0.7', 'no host'];
  await old.table('settings').put({ key: 'excludedSites', value: hosts });
  old.close();
  expect((await createSettings(openSettingsDatabase(old.name)).read()).siteRules).toEqual([
    ...['crm.example', '[::1]', '10.0.0.7'].map((site) => ({ site, find: 'never' })),
    { broken: '{"site":"no host","find":"never"}' },
  ]);
});
