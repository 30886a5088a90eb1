import { expect, it } from 'vitest';
import { z } from 'zod';
import { sendRequest } from '@/lib/service/http/send-request';
import type { Fetch, ServiceRequest } from '@/lib/service/http/transport';
import { errorOf, fetchAnswering } from '@/test/service/support/service';

const schema = z.looseObject({ data: z.object({ id: z.int() }) });
const read: ServiceRequest = { method: 'GET', path: '/things' };
const create: ServiceRequest = { method: 'POST', path: '/things', body: { name: 'A' } };

function send(fetch: Fetch, request = read, abortSignal?: AbortSignal) {
  const config = {
    baseUrl: 'https://voice.example.com',
    token: 'secret',
    header: 'api_access_token',
    timeoutMs: 1_000,
    now: Date.now,
    fetch,
  } as const;
  return sendRequest(config, request, schema, abortSignal ? { abortSignal } : {});
}

it('returns the parsed answer with its unknown fields', async () => {
  const answer = { data: { id: 7 }, extra: 'kept' };
  expect(await send(fetchAnswering(answer))).toEqual(answer);
});

it.each([{ data: { id: 'seven' } }, { data: [] }, { error: false }, { id: 7 }])(
  'takes %j for an answer of the service that cannot be read',
  async (answer) => {
    expect(await errorOf(send(fetchAnswering(answer)))).toMatchObject({ code: 'unreadable' });
  },
);

it.each([{}, { hello: 'world' }, [], 7, null])(
  'takes %j for the answer of another server',
  async (answer) => {
    expect(await errorOf(send(fetchAnswering(answer)))).toMatchObject({ code: 'not-the-service' });
  },
);

it('says after an unreadable answer whether something may have been created', async () => {
  const odd = fetchAnswering({ data: {} });
  expect(await errorOf(send(odd, read))).toMatchObject({ placed: 'no' });
  expect(await errorOf(send(odd, create))).toMatchObject({ placed: 'unknown' });
});

it('keeps what is wrong for developers', async () => {
  const error = await send(fetchAnswering({ data: { id: 'seven' } })).catch((reason) => reason);
  expect(error.cause.issues[0].path).toEqual(['data', 'id']);
});

it('sends the token in the header `token` if the operation accepts no other', async () => {
  const sent: [string | null, string | null][] = [];
  const spied: Fetch = async (_url, { headers }) => {
    const each = new Headers(headers);
    sent.push([each.get('token'), each.get('api_access_token')]);
    return Response.json({ data: { id: 1 } });
  };
  await send(spied);
  await send(spied, { ...create, tokenHeaderOnly: true });
  expect(sent).toEqual([
    [null, 'secret'],
    ['secret', null],
  ]);
});

it('sends nothing under a signal that has ended', async () => {
  let requests = 0;
  const counted: Fetch = async () => {
    requests += 1;
    return Response.json({});
  };
  const error = await errorOf(send(counted, create, AbortSignal.abort()));
  expect(error).toMatchObject({ code: 'aborted', placed: 'no' });
  expect(requests).toBe(0);
});
