import { expect, it } from 'vitest';
import { zohoCentreOf } from '@/lib/crm/api-origins';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { signInToZoho, zohoFields, zohoRecords } from '@/lib/crm/connectors/zoho/zoho-account';

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

it('asks for no fields where none is chosen', () => {
  expect(zohoFields({})).toBeUndefined();
  expect(zohoFields({ note: '' })).toBeUndefined();
});

it('reads the API names of fields', () => {
  const asked = zohoFields({ note: 'Remark', disposition: '' });
  expect(asked?.wanted).toEqual(['Remark']);
  const fields = [
    { api_name: 'Subject', data_type: 'text' },
    { api_name: 'Remark', length: 2000 },
  ];
  expect(asked?.fields.parse({ fields })).toEqual([
    { name: 'Subject' },
    { name: 'Remark', length: 2000 },
  ]);
  expect(asked?.fields.safeParse({ fields: 'none' }).success).toBe(false);
});
