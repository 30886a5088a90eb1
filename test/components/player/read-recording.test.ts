import { expect, it } from 'vitest';
import { isLinkExpired, readRecording } from '@/components/player/read-recording';
import type { FetchFile } from '@/lib/speech/file/load-recording';

const LINK = 'https://rec.example/1.wav';
const never = new AbortController().signal;
const answering =
  (response: Response): FetchFile =>
  async () =>
    response;
const refused: FetchFile = async () => {
  throw new TypeError('Failed to fetch');
};

it.each([401, 403, 404, 410])('says that a link has expired at status %i', async (status) => {
  expect(await isLinkExpired(answering(new Response(null, { status })), LINK, never)).toBe(true);
});

it('does not say so of a link that works, of a fault, or where nothing can be read', async () => {
  for (const status of [200, 500, 503]) {
    expect(await isLinkExpired(answering(new Response('x', { status })), LINK, never)).toBe(false);
  }
  expect(await isLinkExpired(refused, LINK, never)).toBe(false);
});

it('loads nothing more than the status', async () => {
  let signal: AbortSignal | null | undefined;
  const fetchFile: FetchFile = async (_, init) => {
    signal = init.signal;
    return new Response('x');
  };
  await isLinkExpired(fetchFile, LINK, never);
  expect(signal?.aborted).toBe(true);
});

it('reads a recording whole', async () => {
  const file = await readRecording(answering(new Response('sound')), LINK, never);
  expect(new TextDecoder().decode(file)).toBe('sound');
});

it.each([
  ['a file of another site that allows no reading', refused],
  ['a fault', answering(new Response('no', { status: 500 }))],
  [
    'a file whose stated size is too large',
    answering(new Response('x', { headers: { 'content-length': '20000001' } })),
  ],
  ['a file that turns out to be too large', answering(new Response(new Uint8Array(20_000_001)))],
])('reads nothing of %s', async (_, fetchFile) => {
  expect(await readRecording(fetchFile, LINK, never)).toBeUndefined();
});
