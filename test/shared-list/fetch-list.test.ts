import { expect, it, vi } from 'vitest';
import { fetchList } from '@/lib/shared-list/fetch-list';

const never = new AbortController().signal;
const URL_OF_LIST = 'https://files.example.com/list.json';
const fetched = (response: Response) => fetchList(async () => response, URL_OF_LIST, never);

it('sends nothing of the rep’s, and lets the browser ask whether its copy is the latest', async () => {
  const fetch = vi.fn(async () => new Response('the list'));
  expect(await fetchList(fetch, URL_OF_LIST, never)).toEqual({ text: 'the list' });
  expect(fetch).toHaveBeenCalledWith(URL_OF_LIST, {
    ...{ cache: 'no-cache', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
    signal: expect.any(AbortSignal),
  });
});

it('says that the list can’t be reached: no network, no success', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await fetchList(lost, URL_OF_LIST, never)).toEqual({ problem: 'unreachable' });
  expect(await fetched(new Response('gone', { status: 404 }))).toEqual({ problem: 'unreachable' });
});

it('ends a file without end, and never holds it', async () => {
  let sent = 0;
  const cancel = vi.fn();
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(2 ** 20));
    },
    cancel,
  });
  expect(await fetched(new Response(endless))).toEqual({ problem: 'too-large' });
  expect(cancel).toHaveBeenCalledOnce();
  expect(sent).toBeLessThan(40);
});

it('keeps letters whole that are in two parts', async () => {
  const bytes = new TextEncoder().encode('ü');
  const parts = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await fetched(new Response(parts))).toEqual({ text: 'ü' });
});
