import { expect, it } from 'vitest';
import { openSettingsFile } from '@/lib/settings/file/open-file';
import { noPolicy } from '@/lib/settings/policy';

const store = { readStored: async () => ({}), readPolicy: async () => noPolicy };
const open = (over: object) =>
  openSettingsFile(store, JSON.stringify({ handset: 'settings', version: 1, ...over }));

it('says what a file changes, and never its token', async () => {
  const baseUrl = 'https://voice.example.com';
  expect(await open({ settings: { baseUrl }, token: 'secret' })).toEqual({
    ...{ changes: [{ key: 'baseUrl', before: '', after: baseUrl }], kept: [] },
    ...{ baseUrl, hasToken: true },
  });
  expect(await open({ settings: { language: 'de' } })).toMatchObject({ hasToken: false });
});

it('says why a file is refused', async () => {
  expect(await open({ settings: { language: 'tlh' } })).toEqual({
    ...{ problem: 'unread', paths: ['language'] },
  });
});
