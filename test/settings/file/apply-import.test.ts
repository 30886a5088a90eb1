import { expect, it, vi } from 'vitest';
import {
  applyImport,
  canUndoSettingsImport,
  undoSettingsImport,
} from '@/lib/settings/file/apply-import';
import { parsePolicy } from '@/lib/settings/policy';
import { createSettings } from '@/lib/settings/store';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from '@/test/settings/support/database';
import { fakeManaged } from '@/test/settings/support/managed';

const OURS = 'https://voice.example.com';
const THEIRS = 'https://other.example.com';

async function connected(managed: object = {}) {
  const database = freshSettings();
  const store = createSettings(database, fakeManaged(managed));
  const tokens = createTokenStore(database, 'token');
  await tokens.write('mine', OURS);
  await database.settings.bulkPut([
    { key: 'baseUrl', value: OURS },
    { key: 'hasToken', value: true },
    { key: 'countdownSeconds', value: 5 },
  ]);
  const importing = { database, readPolicy: async () => parsePolicy(managed) };
  const rows = () => database.settings.toArray();
  return { database, store, tokens, importing, rows };
}

it('stores what the file sets, and puts everything back', async () => {
  const { database, store, importing, rows } = await connected();
  const before = await rows();
  expect(await canUndoSettingsImport(database)).toBe(false);
  await applyImport(importing, { settings: { countdownSeconds: 0, language: 'de' } });
  expect(await store.read()).toMatchObject({ countdownSeconds: 0, language: 'de', hasToken: true });
  expect(await canUndoSettingsImport(database)).toBe(true);
  await undoSettingsImport(database);
  expect(await rows()).toEqual(before);
  expect(await canUndoSettingsImport(database)).toBe(false);
  await undoSettingsImport(database);
  expect(await rows()).toEqual(before);
});

it('asks for the token of another service, and sends the old one nowhere else', async () => {
  const { database, store, tokens, importing } = await connected();
  await applyImport(importing, { settings: { baseUrl: THEIRS } });
  expect(await store.read()).toMatchObject({ baseUrl: THEIRS, hasToken: false });
  expect(await tokens.readFor(THEIRS)).toBe('');
  await undoSettingsImport(database);
  expect(await store.read()).toMatchObject({ baseUrl: OURS, hasToken: true });
  expect(await tokens.readFor(OURS)).toBe('mine');
});

it('stores a token for the file’s service, and brings the old one back', async () => {
  const { database, store, tokens, importing } = await connected();
  await applyImport(importing, { settings: { baseUrl: THEIRS }, token: 'theirs' });
  expect(await tokens.readFor(THEIRS)).toBe('theirs');
  expect(await tokens.readFor(OURS)).toBe('');
  expect((await store.read()).hasToken).toBe(true);
  await undoSettingsImport(database);
  expect([await tokens.readFor(OURS), await tokens.readFor(THEIRS)]).toEqual(['mine', '']);
  expect(await database.secrets.count()).toBe(1);
});

it('leaves what the administrator fixed, and takes no token for another service', async () => {
  const { store, tokens, importing, rows } = await connected({
    ...{ baseUrl: OURS, countdownSeconds: 2, locked: ['baseUrl', 'countdownSeconds'] },
  });
  const settings = { baseUrl: THEIRS, countdownSeconds: 0, language: 'de' as const };
  await applyImport(importing, { settings, token: 'theirs' });
  expect(await store.read()).toMatchObject({ baseUrl: OURS, countdownSeconds: 2, language: 'de' });
  expect(await tokens.readFor(OURS)).toBe('mine');
  expect((await rows()).find(({ key }) => key === 'countdownSeconds')?.value).toBe(5);
});

it('stores nothing if not everything can be stored', async () => {
  const { database, tokens, importing, rows } = await connected();
  const before = await rows();
  vi.spyOn(database.settings, 'bulkPut').mockRejectedValueOnce(new Error('disk full'));
  const file = { settings: { baseUrl: THEIRS, countdownSeconds: 0 }, token: 'theirs' };
  await expect(applyImport(importing, file)).rejects.toThrow('disk full');
  expect(await rows()).toEqual(before);
  expect(await tokens.readFor(OURS)).toBe('mine');
  expect(await canUndoSettingsImport(database)).toBe(false);
});
