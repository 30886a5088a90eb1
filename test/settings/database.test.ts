import { expect, it } from 'vitest';
import { openSettingsDatabase } from '@/lib/settings/database';
import { freshSettings } from './support/database';

it('keeps one row for each key, settings apart from secrets', async () => {
  const database = freshSettings();
  await database.settings.put({ key: 'token', value: 1 });
  await database.settings.put({ key: 'token', value: 2 });
  await database.secrets.put({ key: 'token', value: 'secret' });
  expect(await database.settings.toArray()).toEqual([{ key: 'token', value: 2 }]);
  expect(await database.secrets.toArray()).toEqual([{ key: 'token', value: 'secret' }]);
});

it('keeps its data when another context opens it', async () => {
  const database = freshSettings();
  await database.settings.put({ key: 'undoSeconds', value: 5 });
  const other = openSettingsDatabase(database.name);
  expect(await other.settings.get('undoSeconds')).toEqual({ key: 'undoSeconds', value: 5 });
});

it('is the extension’s own database under one name', () => {
  expect(openSettingsDatabase().name).toBe('handset-settings');
});
