import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkConnection, readConnection, saveConnection } from '@/lib/settings/connection';
import { freshSettings } from '@/test/settings/support/database';

const api = vi.hoisted(() => ({ granted: [] as string[] }));
vi.mock('@/lib/platform/browser', () => ({
  browser: {
    storage: { managed: { get: async () => ({}) } },
    permissions: {
      contains: async ({ origins }: { origins: string[] }) =>
        origins.every((origin) => api.granted.includes(origin)),
    },
  },
}));

const HOME = 'https://voice.example.com';
const typed = { baseUrl: HOME, token: 'secret', tokenHeader: 'token' } as const;

beforeEach(() => {
  api.granted = [`${HOME}/*`];
});

it('returns a usable connection with its URL normalised', async () => {
  const pasted = { ...typed, baseUrl: ` ${HOME}/voice/api/v1/global/ ` };
  expect(await checkConnection(freshSettings(), pasted)).toEqual({
    ...typed,
    baseUrl: `${HOME}/voice`,
  });
});

it('stores nothing', async () => {
  const database = freshSettings();
  await checkConnection(database, typed);
  expect(await readConnection(database)).toEqual({ problem: 'no-service' });
});

it.each([
  ['', 'url-empty'],
  ['voice', 'url-invalid'],
  ['http://voice.example.com', 'url-not-https'],
  ['https://me:pass@voice.example.com', 'url-credentials'],
  [`${HOME}/?a=1`, 'url-query'],
])('says what is wrong with the URL %j: %s', async (baseUrl, problem) => {
  expect(await checkConnection(freshSettings(), { ...typed, baseUrl })).toEqual({ problem });
});

describe('without a typed token', () => {
  const without = { ...typed, token: undefined };

  it('uses the stored token of the same origin', async () => {
    const database = freshSettings();
    await saveConnection(database, typed);
    expect(await checkConnection(database, without)).toEqual(typed);
  });

  it('asks for a token', async () => {
    expect(await checkConnection(freshSettings(), without)).toEqual({ problem: 'no-token' });
  });

  it('asks for the token again at another origin, even one with host access', async () => {
    const database = freshSettings();
    await saveConnection(database, typed);
    api.granted.push('https://other.example/*');
    const other = { ...without, baseUrl: 'https://other.example' };
    expect(await checkConnection(database, other)).toEqual({ problem: 'token-again' });
  });
});

it('needs host access to the service', async () => {
  api.granted = ['https://other.example/*'];
  expect(await checkConnection(freshSettings(), typed)).toEqual({ problem: 'host-not-granted' });
});

it('names what is wrong with the URL first, then the token, then host access', async () => {
  api.granted = [];
  const database = freshSettings();
  const neither = { ...typed, token: '' };
  expect(await checkConnection(database, { ...neither, baseUrl: 'voice' })).toEqual({
    problem: 'url-invalid',
  });
  expect(await checkConnection(database, neither)).toEqual({ problem: 'no-token' });
});
