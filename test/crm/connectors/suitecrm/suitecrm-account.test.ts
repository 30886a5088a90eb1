import { describe, expect, it } from 'vitest';
import { signInToSuitecrm, suitecrmPages } from '@/lib/crm/connectors/suitecrm/suitecrm-account';
import { createSuitecrmApi } from '@/sandbox/crm-apis/suitecrm/suitecrm-api';
import { serveUntilTheEnd } from '@/test/crm/connectors/contract/fake-crm';
import { SUITECRM_CLIENT } from './support/suitecrm';

const { signal } = new AbortController();
const client = { clientId: SUITECRM_CLIENT.id, clientSecret: SUITECRM_CLIENT.secret };

async function serve(version: 7 | 8) {
  const api = createSuitecrmApi({
    ...{ client: SUITECRM_CLIENT, records: [], now: () => 0, version },
  });
  const server = await serveUntilTheEnd(api);
  const signIn = (path = '', wrong: Partial<typeof client> = {}) =>
    signInToSuitecrm(
      { fetch: server.fetch, now: () => 0 },
      { address: `${server.url}${path}`, client: { ...client, ...wrong } },
      signal,
    );
  return { ...server, signIn };
}

it.each([
  [7, ''],
  [8, '/legacy'],
] as const)('finds the API of version %d, also from its own address', async (version, path) => {
  const { signIn, url } = await serve(version);
  for (const typed of ['', '/legacy']) {
    const { address, key } = await signIn(typed);
    expect(address).toBe(`${url}${path}`);
    expect(JSON.parse(key)).toMatchObject({ ...client, expiresAt: 3_600_000 });
    expect(suitecrmPages(address)).toBe(url);
  }
});

describe.each([7, 8] as const)('version %d', (version) => {
  it.each([{ clientSecret: 'wrong' }, { clientId: 'unknown' }])(
    'does not know %o',
    async (wrong) => {
      const { signIn } = await serve(version);
      await expect(signIn('', wrong)).rejects.toMatchObject({
        ...{ kind: 'unauthorised', problem: { code: 'crm-unknown-client' } },
      });
    },
  );
});

it('asks no second address where it could not reach the first', async () => {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(new URL(url).pathname);
    return Promise.reject(new TypeError('reset'));
  };
  const sought = { address: 'https://crm.example.com', client };
  const signingIn = signInToSuitecrm({ fetch, now: () => 0 }, sought, signal);
  await expect(signingIn).rejects.toMatchObject({ problem: { code: 'crm-unreachable' } });
  expect(asked).toEqual(['/legacy/Api/access_token']);
});
