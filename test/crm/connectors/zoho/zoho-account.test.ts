import { expect, it } from 'vitest';
import { zohoCentreOf } from '@/lib/crm/accounts/zoho-centres';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-client';
import { signInToZoho, zohoRecords } from '@/lib/crm/connectors/zoho/zoho-account';

const centre = zohoCentreOf('https://crm.zoho.in') ?? expect.fail();

it('reads how the addresses of records begin, and takes no other text for a part of one', async () => {
  const answering =
    (domain_name: string): RestClient =>
    async (_, schema) =>
      schema.parse({ org: [{ domain_name }] });
  expect(await zohoRecords(answering('org123'), centre)).toBe('https://crm.zoho.in/crm/org123/');
  await expect(zohoRecords(answering('../evil'), centre)).rejects.toThrow();
});

it('asks the accounts server of the data centre, and needs a refresh token', async () => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json({ access_token: 'a' });
  };
  const client = { clientId: 'c', clientSecret: 's', code: 'x' };
  const { signal: abortSignal } = new AbortController();
  await expect(
    signInToZoho({ fetch, now: Date.now }, centre, client, abortSignal),
  ).rejects.toMatchObject({
    problem: { code: 'crm-sign-in-again' },
  });
  expect(asked).toEqual(['https://accounts.zoho.in/oauth/v2/token']);
});
