import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Fetch,
  type ServiceRequest,
  sendRequest,
  withQuery,
} from '@/lib/service/http/send-request';
import { clientOf, errorOf, fetchAnswering, REQUEST } from '@/test/service/support/service';

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

it('writes values, lists as JSON, and leaves out what is undefined', () => {
  expect(
    withQuery('/list', { page: 1, name: 'a b', ids: [1, 2], simple: false, none: undefined }),
  ).toBe('/list?page=1&name=a+b&ids=%5B1%2C2%5D&simple=false');
  expect(withQuery('/list', { none: undefined })).toBe('/list');
});

describe('transport', () => {
  const never: Fetch = () => new Promise(() => {});

  /** A response with a body that starts and never ends. */
  function trickle(status: number): Fetch {
    return async () =>
      new Response(
        new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"data":')) }),
        { status },
      );
  }

  it('treats a network failure as a possibly placed call', async () => {
    const client = clientOf(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await errorOf(client.clickToDial(REQUEST))).toEqual({
      code: 'unreachable',
      placed: 'unknown',
      message: 'The service could not be reached.',
    });
    expect((await errorOf(client.history({}))).placed).toBe('no');
  });

  it('ends at the timeout without a response', async () => {
    const client = clientOf(never, { timeoutMs: 20 });
    expect(await errorOf(client.clickToDial(REQUEST))).toMatchObject({
      code: 'timeout',
      placed: 'unknown',
    });
  });

  it('ends at the timeout if the body is slow', async () => {
    const client = clientOf(trickle(200), { timeoutMs: 20 });
    expect(await errorOf(client.clickToDial(REQUEST))).toMatchObject({
      code: 'timeout',
      placed: 'unknown',
      status: 200,
    });
  });

  it('uses the status of a refusal with a slow body', async () => {
    const client = clientOf(trickle(422), { timeoutMs: 20 });
    expect(await errorOf(client.clickToDial(REQUEST))).toMatchObject({
      code: 'refused',
      placed: 'no',
    });
  });

  it('ends when the caller aborts', async () => {
    const before = clientOf(fetchAnswering({})).clickToDial(REQUEST, {
      abortSignal: AbortSignal.abort(),
    });
    expect(await errorOf(before)).toMatchObject({ code: 'aborted', placed: 'no' });
    const controller = new AbortController();
    const during = clientOf(never).clickToDial(REQUEST, { abortSignal: controller.signal });
    controller.abort();
    expect(await errorOf(during)).toMatchObject({ code: 'aborted', placed: 'unknown' });
  });

  it('reads at most one megabyte', async () => {
    let pulled = 0;
    const flood: Fetch = async () =>
      new Response(
        new ReadableStream({
          pull: (body) => {
            pulled += 1;
            body.enqueue(new Uint8Array(65_536).fill(32));
          },
        }),
      );
    const error = await errorOf(clientOf(flood).clickToDial(REQUEST));
    expect(error).toMatchObject({ code: 'unreadable', placed: 'unknown' });
    expect(error.message).toContain('too long');
    expect(pulled).toBeLessThan(20);
  });

  it('reports a truncated body as unreadable', async () => {
    const cut: Fetch = async () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('reset')) }));
    expect(await errorOf(clientOf(cut).clickToDial(REQUEST))).toMatchObject({
      code: 'unreadable',
      placed: 'unknown',
    });
  });

  it('recognises a redirect although the browser hides its status', async () => {
    const hidden: Fetch = async () => {
      const response = new Response(null);
      Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
      return response;
    };
    expect(await errorOf(clientOf(hidden).clickToDial(REQUEST))).toMatchObject({
      code: 'not-the-service',
      placed: 'unknown',
    });
  });
});
