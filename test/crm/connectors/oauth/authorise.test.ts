import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPkce, randomText, requestCode } from '@/lib/crm/connectors/oauth/authorise';

const REDIRECT = 'https://handset.chromiumapp.org/';
const PAGE = 'https://acme.my.salesforce.com/services/oauth2/authorize';

function ask(land: (asked: URLSearchParams) => string) {
  const openAuthPage = async (url: string) => {
    expect(url.startsWith(`${PAGE}?`)).toBe(true);
    return land(new URL(url).searchParams);
  };
  return requestCode({ redirectUrl: () => REDIRECT, openAuthPage }, PAGE, { client_id: 'c' });
}

it('resolves to the code that the page led back with', async () => {
  const code = await ask((asked) => {
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ response_type: 'code', redirect_uri: REDIRECT, client_id: 'c' },
    });
    return `${REDIRECT}?code=a%3D&state=${asked.get('state')}`;
  });
  expect(code).toBe('a=');
});

it.each<[string, (state: string) => string]>([
  ['another question', () => `${REDIRECT}?code=a&state=other`],
  ['no question', () => `${REDIRECT}?code=a`],
  ['another address', (state) => `https://evil.example/?code=a&state=${state}`],
])('takes no answer to %s', async (_, land) => {
  const asking = ask((asked) => land(asked.get('state') ?? ''));
  await expect(asking).rejects.toMatchObject({ problem: { code: 'crm-sign-in-unfinished' } });
});

it('says why it was refused, and that the rep closed the page', async () => {
  const denied = 'error=access_denied&error_description=end-user%20denied';
  const refused = ask((asked) => `${REDIRECT}?${denied}&state=${asked.get('state')}`);
  await expect(refused).rejects.toMatchObject({
    problem: { code: 'crm-sign-in-refused', words: 'access_denied: end-user denied' },
  });
  const openAuthPage = () => Promise.reject(new Error('The user did not approve access.'));
  const closed = requestCode({ redirectUrl: () => REDIRECT, openAuthPage }, PAGE, {});
  await expect(closed).rejects.toMatchObject({ problem: { code: 'crm-sign-in-unfinished' } });
});

it('sends the hash of a secret that is new each time', async () => {
  const { verifier, challenge } = await createPkce();
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect((await createPkce()).verifier).not.toBe(verifier);
  expect(randomText()).toMatch(/^[\w-]{43}$/);
});
