import { expect, it } from 'vitest';
import { readSyncedText, syncedKeys, writeSyncedText } from '@/lib/settings/sync/synced-text';

it('holds what was chosen of the synced settings, in one order', () => {
  const text = writeSyncedText({
    language: 'de',
    countdownSeconds: 5,
    baseUrl: 'https://x.example',
  });
  expect(text).toBe(writeSyncedText({ countdownSeconds: 5, language: 'de' }));
  expect(readSyncedText(text, '1.0.0')).toEqual({
    settings: { countdownSeconds: 5, language: 'de' },
  });
  expect(readSyncedText(writeSyncedText({}), '1.0.0')).toEqual({ settings: {} });
});

it('syncs nothing of a workspace, and no text of a page', () => {
  for (const key of ['baseUrl', 'dids', 'ownNumbers', 'callerId', 'numberDecisions'] as const) {
    expect(syncedKeys).not.toContain(key);
  }
});

const fileWith = (more: object) =>
  JSON.stringify({ handset: 'settings', version: 1, settings: { language: 'de' }, ...more });

it.each([
  [fileWith({ token: 'x', settings: { baseUrl: 'https://x.example' } }), 'token'],
  [fileWith({ settings: { apiKey: 'x' } }), 'settings.apiKey'],
  [fileWith({ settings: { language: 5 } }), 'language'],
])('refuses %s', (text, path) => {
  expect(readSyncedText(text, '1.0.0')).toEqual({ problem: 'unread', paths: [path] });
});

it('refuses what is no settings file', () => {
  expect(readSyncedText('{', '1.0.0')).toEqual({ problem: 'unread', paths: [] });
});

it.each([
  ['1.10.0', 'newer'],
  ['1.2.0', 'unread'],
])('takes what %s wrote and this version can’t read for %s', (writtenBy, problem) => {
  const text = fileWith({ writtenBy, settings: { invented: 1 } });
  expect(readSyncedText(text, '1.9.0')).toMatchObject({ problem });
});

it('leaves out settings that are not synced', () => {
  const text = fileWith({ settings: { language: 'de', baseUrl: 'https://x.example' } });
  expect(readSyncedText(text, '1.0.0')).toEqual({ settings: { language: 'de' } });
});
