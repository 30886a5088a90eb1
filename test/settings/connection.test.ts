import { beforeEach, describe, expect, it, vi } from 'vitest';
import { managedStorage } from '@/lib/platform/storage';
import { SettingLocked } from '@/lib/settings/apply-policy';
import { readConnection, saveConnection, tokenFor } from '@/lib/settings/connection';
import { createSettings } from '@/lib/settings/store';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from './support/database';

const contains = vi.hoisted(() => vi.fn(async (_which: { origins: string[] }) => true));
vi.mock('@/lib/platform/browser', () => ({
  browser: { permissions: { contains }, storage: { managed: { get: async () => ({}) } } },
}));

beforeEach(() => {
  contains.mockResolvedValue(true);
});

const HOME = 'https://voice.example.com';
const connection = { baseUrl: HOME, token: 'secret', tokenHeader: 'api_access_token' } as const;

async function connected() {
  const database = freshSettings();
  await saveConnection(database, connection);
  return database;
}

it('keeps a connection, and says that a token is there without saying which', async () => {
  const database = await connected();
  expect(await readConnection(database)).toEqual(connection);
  const settings = await createSettings(database).read();
  expect(settings).toMatchObject({ baseUrl: HOME, hasToken: true });
  expect(JSON.stringify(settings)).not.toContain('secret');
});

it('says what is missing', async () => {
  const database = freshSettings();
  expect(await readConnection(database)).toEqual({ problem: 'no-service' });
  await createSettings(database).write('baseUrl', HOME);
  expect(await readConnection(database)).toEqual({ problem: 'no-token' });
});

it('gives no connection to a service that the browser does not let us reach', async () => {
  const database = await connected();
  contains.mockResolvedValue(false);
  expect(await readConnection(database)).toEqual({ problem: 'host-not-granted' });
  expect(contains).toHaveBeenLastCalledWith({ origins: [`${HOME}/*`] });
});

it('keeps all of a connection or nothing', async () => {
  const database = await connected();
  const odd = { ...connection, baseUrl: 'https://other.example', token: 'other' };
  const typed = Object.assign(odd, JSON.parse('{"tokenHeader": "cookie"}'));
  await expect(saveConnection(database, typed)).rejects.toBeDefined();
  expect(await readConnection(database)).toEqual(connection);
});

it('stores the token alone where the administrator decided the rest', async () => {
  vi.spyOn(managedStorage, 'read').mockResolvedValue({
    ...{ baseUrl: HOME, tokenHeader: 'api_access_token', locked: ['baseUrl'] },
  });
  const database = await connected();
  expect(await database.settings.toCollection().primaryKeys()).toEqual(['hasToken']);
  expect(await readConnection(database)).toEqual(connection);
  const other = { ...connection, baseUrl: 'https://other.example.com', token: 'other' };
  await expect(saveConnection(database, other)).rejects.toThrow(SettingLocked);
  expect(await readConnection(database)).toEqual(connection);
  vi.restoreAllMocks();
});

describe('a token goes to the origin that it was entered for, alone', () => {
  it.each([`${HOME}/`, `${HOME}/path`, 'https://VOICE.example.com:443'])('%s', async (baseUrl) => {
    expect(await createTokenStore(await connected(), 'token').readFor(baseUrl)).toBe('secret');
  });

  it.each([
    'http://voice.example.com',
    'https://voice.example.com:8443',
    'https://voice.example.com.evil.example',
    'https://evil.example/?https://voice.example.com',
    'https://voice.example.com@evil.example',
    'https://xn--voce-example',
    'null',
    '',
  ])('not %j', async (baseUrl) => {
    const database = await connected();
    expect(await createTokenStore(database, 'token').readFor(baseUrl)).toBe('');
    await createSettings(database).write('baseUrl', baseUrl);
    expect(await readConnection(database)).toHaveProperty('problem');
  });

  it('never reads a token that was stored for no address', async () => {
    const database = freshSettings();
    await expect(
      createTokenStore(database, 'token').write('secret', 'nowhere'),
    ).rejects.toBeDefined();
    expect(await createTokenStore(database, 'token').isThere()).toBe(false);
  });
});

describe('the token of a typed connection', () => {
  const typed = { baseUrl: HOME, tokenHeader: 'token' } as const;

  it('is the typed one', async () => {
    expect(await tokenFor(await connected(), { ...typed, token: 'new' })).toEqual({ token: 'new' });
  });

  it('is the stored one at the same origin', async () => {
    expect(await tokenFor(await connected(), typed)).toEqual({ token: 'secret' });
  });

  it('must be entered again for another origin', async () => {
    const other = { ...typed, baseUrl: 'https://other.example' };
    expect(await tokenFor(await connected(), other)).toEqual({ problem: 'token-again' });
  });

  it('must be entered when there is none', async () => {
    expect(await tokenFor(freshSettings(), typed)).toEqual({ problem: 'no-token' });
  });
});

it.each([undefined, 'secret', 7, { token: 'secret' }, { origin: HOME }])(
  'takes a stored token of the shape %j for none',
  async (value) => {
    const database = freshSettings();
    await database.secrets.put({ key: 'token', value });
    const tokens = createTokenStore(database, 'token');
    expect([await tokens.readFor(HOME), await tokens.isThere()]).toEqual(['', false]);
  },
);
