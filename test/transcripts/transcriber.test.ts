import { expect, it } from 'vitest';
import { createTranscriber } from '@/lib/transcripts/transcriber';
import { ENDPOINT, fakeTranscribing, LINK } from './support/deps';

const live = new AbortController().signal;
const HELLO = { text: 'Hello.', isCut: false };

it('sends one recording once, however often it is asked for', async () => {
  const { deps, asked } = fakeTranscribing();
  const { transcribe } = createTranscriber(deps, live);
  expect(await Promise.all([transcribe('c'), transcribe('c')])).toEqual([HELLO, HELLO]);
  expect(await transcribe('c')).toEqual(HELLO);
  expect(asked).toEqual([LINK, ENDPOINT.url]);
});

it('keeps only the latest transcript, and none for a rep who switched it off', async () => {
  let link = LINK;
  let isOn = true;
  const { deps, asked } = fakeTranscribing({
    readRecording: async () => ({ link }),
    readEndpoint: async () => (isOn ? ENDPOINT : undefined),
  });
  const { transcribe } = createTranscriber(deps, live);
  await transcribe('c');
  isOn = false;
  expect(await transcribe('c')).toEqual({ problem: 'off' });
  isOn = true;
  link = 'https://files.example.com/b.wav';
  expect(await transcribe('d')).toEqual({ problem: 'not-audio' });
  expect(asked).toEqual([LINK, ENDPOINT.url, link]);
});

it('tries again after a failure', async () => {
  const statuses = [500, 200];
  const { deps } = fakeTranscribing();
  const fetchFile: typeof deps.fetchFile = (link, init) =>
    link === LINK
      ? deps.fetchFile(link, init)
      : Promise.resolve(new Response('{"text":"Hello."}', { status: statuses.shift() ?? 404 }));
  const { transcribe } = createTranscriber({ ...deps, fetchFile }, live);
  expect(await transcribe('c')).toEqual({ problem: 'failed' });
  expect(await transcribe('c')).toEqual(HELLO);
});

it('ends the request when it is stopped, and starts a new one after that', async () => {
  const sent: AbortSignal[] = [];
  const { deps } = fakeTranscribing();
  const fetchFile: typeof deps.fetchFile = (link, init) => {
    if (link === LINK) return deps.fetchFile(link, init);
    const { promise, reject } = Promise.withResolvers<Response>();
    const signal = init.signal as AbortSignal;
    sent.push(signal);
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  };
  const transcriber = createTranscriber({ ...deps, fetchFile }, live);
  const first = transcriber.transcribe('c');
  await expect.poll(() => sent.length).toBe(1);
  transcriber.stop('other');
  expect(sent[0]?.aborted).toBe(false);
  transcriber.stop('c');
  expect(sent[0]?.aborted).toBe(true);
  const second = transcriber.transcribe('c');
  expect(await first).toEqual({ problem: 'stopped' });
  await expect.poll(() => sent.length).toBe(2);
  transcriber.stop('c');
  expect(await second).toEqual({ problem: 'stopped' });
});
