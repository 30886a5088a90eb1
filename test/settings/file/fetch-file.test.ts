import { expect, it, vi } from 'vitest';
import { createLinkReader } from '@/lib/settings/file/fetch-file';
import { MAX_SETTINGS_FILE } from '@/lib/settings/file/settings-file';

const never = new AbortController().signal;
const URL = 'https://intranet.example.com/setup.json';

function reader(answer: (init: RequestInit) => Promise<Response>, timeout = () => never) {
  const fetch = vi.fn((_: string, init: RequestInit) => answer(init));
  return { fetch, ...createLinkReader({ fetch, timeout }, never) };
}

/** An answer that comes only with the end of the request. */
const waiting = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

it('fetches a file, without cookies, referrer or redirects', async () => {
  const { fetch, read } = reader(async () => new Response('{"a":"ü"}'));
  expect(await read(URL)).toEqual({ text: '{"a":"ü"}' });
  expect(fetch).toHaveBeenCalledWith(
    URL,
    expect.objectContaining({
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    }),
  );
});

it('says that there is none, or that nobody answers', async () => {
  const missing = reader(async () => new Response('not found', { status: 404 }));
  expect(await missing.read(URL)).toEqual({ problem: 'no-file' });
  const down = reader(() => Promise.reject(new TypeError('failed')));
  expect(await down.read(URL)).toEqual({ problem: 'unreachable' });
  const slow = reader(waiting, () => AbortSignal.abort());
  expect(await Promise.race([slow.read(URL), 'still waiting'])).not.toEqual({ text: '' });
});

it('stops reading one that is too large', async () => {
  const cancelled = vi.fn();
  const chunk = new Uint8Array(1_000_000).fill(32);
  const body = new ReadableStream({ pull: (to) => to.enqueue(chunk), cancel: cancelled });
  const { read } = reader(async () => new Response(body));
  expect(await read(URL)).toEqual({ problem: 'too-large' });
  expect(cancelled).toHaveBeenCalled();
  expect(MAX_SETTINGS_FILE).toBeLessThan(10_000_000);
});

it('ends a fetch, by hand and for the next one', async () => {
  const { read, cancel } = reader(waiting);
  const first = read(URL);
  const second = read(URL);
  expect(await first).toEqual({ problem: 'cancelled' });
  cancel();
  expect(await second).toEqual({ problem: 'cancelled' });
});
