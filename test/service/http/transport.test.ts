import { expect, it } from 'vitest';
import type { Fetch } from '@/lib/service/http/transport';
import { clientOf, errorOf, fetchAnswering, REQUEST } from '@/test/service/support/service';

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
