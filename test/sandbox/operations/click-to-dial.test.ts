import { expect, it } from 'vitest';
import { envelopeSchema } from '@/lib/service/http/shared-bodies';
import { CLICK_TO_DIAL, postClickToDial, testSandbox } from '@/test/sandbox/support/sandbox';

it('says where it is and whose numbers it has', async () => {
  const { url, crmUrl, workspaces } = await testSandbox();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(crmUrl).toBe(`${url}/crm`);
  expect(workspaces.length).toBeGreaterThanOrEqual(4);
  expect(new Set(workspaces.map(({ company }) => company)).size).toBeGreaterThanOrEqual(2);
  expect(new Set(workspaces.map(({ token }) => token)).size).toBe(workspaces.length);
  for (const { dids } of workspaces)
    expect(dids.every((did) => /^\+\d{8,15}$/.test(did))).toBe(true);
});

it.each(['token', 'api_access_token'])('takes a call with the token in %s', async (header) => {
  const { url, token, calls } = await testSandbox();
  const tracking = { app_id: 1, object_id: 2, submitted_id: 'u', slug: 'phone' };
  const response = await postClickToDial(url, token(), { ...CLICK_TO_DIAL, ...tracking }, header);
  expect(response.status).toBe(200);
  const { data, message } = await response.json();
  expect(message).not.toBe('');
  expect(calls()).toMatchObject([
    {
      callId: data.call_id,
      clientNumber: '+12125550101',
      appId: 1,
      objectId: 2,
      submittedId: 'u',
      slug: 'phone',
      workspaceId: 1,
    },
  ]);
});

it('counts every accepted call, in order, each with its own id', async () => {
  const { url, token, calls } = await testSandbox();
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  await postClickToDial(url, token(), { ...CLICK_TO_DIAL, client_number: '+12125550103' });
  await postClickToDial(url, token(), { ...CLICK_TO_DIAL, did_number: '+442079460144' });
  expect(calls().map((call) => call.clientNumber)).toEqual(['+12125550101', '+12125550103']);
  expect(new Set(calls().map((call) => call.callId)).size).toBe(2);
});

it.each(['', 'wrong'])('refuses the token "%s" with 401 in the envelope', async (token) => {
  const { url, calls } = await testSandbox();
  const response = await postClickToDial(url, token, CLICK_TO_DIAL);
  expect(response.status).toBe(401);
  expect(envelopeSchema.parse(await response.json())).toMatchObject({ error: true, code: 401 });
  expect(calls()).toEqual([]);
});

it.each(['+12125550140', '12125550140', '2125550140', '+1 (212) 555-0140', '212.555.0140'])(
  'knows its DID written as %s',
  async (did) => {
    const { url, token } = await testSandbox();
    expect(
      (await postClickToDial(url, token(), { ...CLICK_TO_DIAL, did_number: did })).status,
    ).toBe(200);
  },
);

it.each(['+442079460144', '+2125550140', '5550140', '+12125550141'])(
  'refuses the DID %s, which is not of this workspace',
  async (did) => {
    const { url, token, calls } = await testSandbox();
    const response = await postClickToDial(url, token(), { ...CLICK_TO_DIAL, did_number: did });
    expect(response.status).toBe(422);
    const { error, message } = envelopeSchema.parse(await response.json());
    expect(error).toBe(true);
    expect(message).toMatch(/does not belong to your account.*buy/i);
    expect(calls()).toEqual([]);
  },
);

it.each([
  ['client_number', { client_number: undefined }],
  ['client_number', { client_number: '' }],
  ['client_number', { client_number: 12125550101 }],
  ['client_number', { client_number: 'call me' }],
  ['client_number', { client_number: '123' }],
  ['user_number', { user_number: undefined }],
  ['did_number', { did_number: undefined }],
  ['app_id', { app_id: 'x' }],
  ['app_id', { app_id: 1.5 }],
  ['object_id', { object_id: '2' }],
  ['submitted_id', { submitted_id: 7 }],
  ['slug', { slug: {} }],
])('refuses a wrong %s: %j', async (field, wrong) => {
  const { url, token, calls } = await testSandbox();
  const response = await postClickToDial(url, token(), { ...CLICK_TO_DIAL, ...wrong });
  expect(response.status).toBe(422);
  expect(envelopeSchema.parse(await response.json()).message).toContain(field);
  expect(calls()).toEqual([]);
});

it.each(['', '{', '[]', '7', 'null'])('refuses the body %s', async (body) => {
  const { url, token } = await testSandbox();
  expect((await postClickToDial(url, token(), body)).status).toBe(422);
});

it('answers no preflight, so no page can read it', async () => {
  const { url } = await testSandbox();
  const preflight = await fetch(`${url}/api/v1/global/click-to-dial`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(404);
  expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
});
