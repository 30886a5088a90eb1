import { expect, it, vi } from 'vitest';
import { requestToken } from '@/lib/crm/connectors/oauth/request-token';

const NOW = 1_700_000_000_000;

function ask(answer: () => Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const { signal: abortSignal } = new AbortController();
  const url = 'https://accounts.example.com/token';
  const asking = requestToken({ fetch, now: () => NOW }, url, { code: 'a b&c' }, abortSignal);
  return { asking, fetch };
}

it('sends a form, and returns when the token expires', async () => {
  const { asking, fetch } = ask(() => Response.json({ access_token: 'a', expires_in: 60 }));
  expect(await asking).toMatchObject({ accessToken: 'a', expiresAt: NOW + 60_000 });
  const init = fetch.mock.calls[0]?.[1];
  expect(init?.body).toBe('code=a+b%26c');
  const type = new Headers(init?.headers).get('content-type');
  expect(type).toBe('application/x-www-form-urlencoded');
});

it.each([
  [200, { error: 'invalid_code' }, 'unauthorised', 'invalid_code'],
  [
    400,
    { error: 'invalid_grant', error_description: 'expired token' },
    'unauthorised',
    'invalid_grant: expired token',
  ],
])('says why it was refused: %d %j', async (status, body, kind, words) => {
  await expect(ask(() => Response.json(body, { status })).asking).rejects.toMatchObject({
    ...{ kind, problem: { code: 'crm-sign-in-refused', words } },
  });
});

it('waits if too many tokens were asked for', async () => {
  const answer = () => Response.json({ error: 'Access Denied' }, { status: 400 });
  await expect(ask(answer).asking).rejects.toMatchObject({
    ...{ kind: 'rate-limited', retryAfterMs: 600_000 },
  });
});

it('knows nothing after an answer without a token', async () => {
  for (const answer of [() => Response.json({}), () => new Response('<h1>Wait</h1>')]) {
    await expect(ask(answer).asking).rejects.toMatchObject({ kind: 'no-answer' });
  }
});
