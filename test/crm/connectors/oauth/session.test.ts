import { expect, it, vi } from 'vitest';
import {
  createSession,
  formatCredentials,
  parseCredentials,
  type StoredKey,
} from '@/lib/crm/connectors/oauth/session';

const NOW = 1_700_000_000_000;
const credentials = { clientId: 'c', refreshToken: 'r' };

function sessionWith(key: string, given: Partial<StoredKey> & { answer?: () => Response } = {}) {
  const { answer = () => Response.json({ access_token: 'new', expires_in: 3600 }) } = given;
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const app = {
    tokenUrl: 'https://accounts.example.com/token',
    headers: (token: string) => ({ authorization: `Bearer ${token}` }),
    isExpired: ({ status }: { status: number }) => status === 401,
  };
  const { signal: abortSignal } = new AbortController();
  const session = createSession({ fetch, now: () => NOW }, app, { key, ...given }, abortSignal);
  return { session, fetch };
}

it('uses the stored access token until shortly before it expires', async () => {
  const fresh = formatCredentials({ ...credentials, accessToken: 'a', expiresAt: NOW + 61_000 });
  const { session, fetch } = sessionWith(fresh);
  expect(await session.headers(false)).toEqual({ authorization: 'Bearer a' });
  expect(fetch).not.toHaveBeenCalled();
  const old = formatCredentials({ ...credentials, accessToken: 'a', expiresAt: NOW + 59_000 });
  expect(await sessionWith(old).session.headers(false)).toEqual({ authorization: 'Bearer new' });
});

it('renews one that was refused, and stores the new one with the new refresh token', async () => {
  const before = formatCredentials({ ...credentials, clientSecret: 's', accessToken: 'a' });
  const replaceKey = vi.fn(async (_before: string, after: string) => after);
  const answer = () => Response.json({ access_token: 'new', refresh_token: 'r2' });
  const { session, fetch } = sessionWith(before, { replaceKey, answer });
  expect(await session.headers(true)).toEqual({ authorization: 'Bearer new' });
  expect(String(fetch.mock.calls[0]?.[1].body)).toBe(
    'grant_type=refresh_token&client_id=c&refresh_token=r&client_secret=s',
  );
  const [first, after = ''] = replaceKey.mock.calls[0] ?? [];
  expect(first).toBe(before);
  expect(parseCredentials(after)).toEqual({
    ...{ clientId: 'c', clientSecret: 's', refreshToken: 'r2', accessToken: 'new' },
  });
});

it('asks for a new one with client ID and secret alone where there is no refresh token', async () => {
  const key = formatCredentials({ clientId: 'c', clientSecret: 's' });
  const { session, fetch } = sessionWith(key);
  expect(await session.headers(false)).toEqual({ authorization: 'Bearer new' });
  expect(String(fetch.mock.calls[0]?.[1].body)).toBe(
    'grant_type=client_credentials&client_id=c&client_secret=s',
  );
});

it('continues with the connection that the rep made meanwhile', async () => {
  const other = formatCredentials({ ...credentials, clientId: 'other', accessToken: 'theirs' });
  const { session } = sessionWith(formatCredentials(credentials), {
    replaceKey: async () => other,
  });
  expect(await session.headers(false)).toEqual({ authorization: 'Bearer theirs' });
});

it('stops if the CRM refuses the refresh token, or the key is none', async () => {
  const answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  const { session } = sessionWith(formatCredentials(credentials), { answer });
  await expect(session.headers(false)).rejects.toMatchObject({ kind: 'unauthorised' });
  await expect(sessionWith('plain').session.headers(false)).rejects.toMatchObject({
    problem: { code: 'crm-sign-in-again' },
  });
});

it('reads what it wrote, and nothing else', () => {
  const credentials = { clientId: 'c', refreshToken: 'r', expiresAt: 5 };
  expect(parseCredentials(formatCredentials(credentials))).toEqual(credentials);
  for (const key of ['', 'pat-1', '{}', '{"clientId":"c"}', 'null']) {
    expect(parseCredentials(key)).toBeUndefined();
  }
});
