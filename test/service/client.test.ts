import { expect, it } from 'vitest';
import { clientOf, errorOf, fetchAnswering, REQUEST } from './support/service';

it('sends the request with the field names of the API and the token, without cookies', async () => {
  const seen: [string, RequestInit][] = [];
  const client = clientOf(async (url, init) => {
    seen.push([url, init]);
    return Response.json({ data: { call_id: 7 }, message: 'ok' });
  });
  await client.clickToDial({ ...REQUEST, app_id: 3, submitted_id: 'u-1' });
  const [url, init] = seen[0] ?? ['', {}];
  expect(url).toBe('https://voice.example.com/api/v1/global/click-to-dial');
  expect(JSON.parse(String(init.body))).toEqual({ ...REQUEST, app_id: 3, submitted_id: 'u-1' });
  expect(new Headers(init.headers).get('token')).toBe('secret');
  expect(init).toMatchObject({
    method: 'POST',
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
});

it('sends the token only in the configured header', async () => {
  let headers = new Headers();
  const client = clientOf(
    async (_url, init) => {
      headers = new Headers(init.headers);
      return Response.json({ data: [], pagination: {} });
    },
    { header: 'api_access_token' },
  );
  await client.history({});
  expect(headers.get('api_access_token')).toBe('secret');
  expect(headers.has('token')).toBe(false);
});

it.each([
  ['a number', '7', '7'],
  ['text', '"c-7"', 'c-7'],
  ['an integer too large for a number', '98765432109876543210', '98765432109876543210'],
])('keeps a call_id that is %s', async (_name, written, callId) => {
  const client = clientOf(fetchAnswering(`{"data":{"call_id":${written},"leg":1},"message":"ok"}`));
  expect(await client.clickToDial(REQUEST)).toMatchObject({
    callId,
    message: 'ok',
    data: { leg: 1 },
  });
});

it('accepts a 201 and a response without message', async () => {
  const client = clientOf(fetchAnswering({ data: { call_id: 1 } }, 201));
  expect(await client.clickToDial(REQUEST)).toMatchObject({ callId: '1', message: '' });
});

it('requests the given page of the history', async () => {
  let asked = '';
  const client = clientOf(async (url) => {
    asked = url;
    return Response.json({ data: [], pagination: { total_pages: 3 } });
  });
  expect(await client.history({ page: 2, limit: 50, appId: 9 })).toEqual({
    entries: [],
    totalPages: 3,
  });
  expect(asked).toBe(
    'https://voice.example.com/api/v1/global/click-to-dial/history?page=2&limit=50&app_id=9',
  );
});

it('keeps a history page with invalid entries, and all unknown fields', async () => {
  const data = [{ recording: 5, x: 1 }, null, 'odd', [], { call_id: 1, deep: { y: [2] } }];
  const client = clientOf(fetchAnswering({ data, pagination: { total_pages: 'many' } }));
  expect(await client.history({})).toEqual({
    entries: [
      { recording: null, x: 1 },
      { call_id: 1, deep: { y: [2] } },
    ],
  });
});

it('accepts total_pages as text, and any pagination', async () => {
  const pages = clientOf(fetchAnswering({ data: [], pagination: { total_pages: '4' } }));
  expect((await pages.history({})).totalPages).toBe(4);
  expect(await clientOf(fetchAnswering({ data: [], pagination: null })).history({})).toEqual({
    entries: [],
  });
  expect(await clientOf(fetchAnswering({ data: [] })).history({})).toEqual({ entries: [] });
});

it('calls the global fetch without a receiver', async () => {
  const client = clientOf(async function (this: unknown) {
    expect(this).toBeUndefined();
    return Response.json({ data: [] });
  });
  await client.history({});
});

it('tests the connection without placing a call', async () => {
  const methods: unknown[] = [];
  const client = clientOf(async (url, init) => {
    methods.push(init.method, new URL(url).search);
    return Response.json({ data: [], pagination: {} });
  });
  expect(await client.probe()).toEqual({ ok: true });
  expect(methods).toEqual(['GET', '?page=1&limit=1']);
  const refused = await clientOf(fetchAnswering({ message: 'Unauthorized' }, 401)).probe();
  expect(refused).toMatchObject({ ok: false, error: { code: 'unauthorised' } });
});

it('rejects a token that is invalid in a header before sending', async () => {
  const client = clientOf(fetchAnswering({}), { token: 'a\nb' });
  expect(await errorOf(client.clickToDial(REQUEST))).toMatchObject({
    code: 'unauthorised',
    placed: 'no',
  });
});
