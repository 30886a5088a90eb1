import { expect, it, vi } from 'vitest';
import {
  createNewReader,
  type ReadNewDeps,
  readRecordingOf,
} from '@/components/speech/recording-reader';
import type { UnreadRecording } from '@/lib/calls/log/speech-readings';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';
import { NOON } from '@/test/calls/support/calls';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { SILENCE, VOICE } from '@/test/support/sound/sample-readings';

/** Locks of one page. `released` is called whenever the lock for new recordings is released. */
function fakeLocks(released: () => void) {
  const queues = new Map<string, Promise<void>>();
  return {
    async hold(name: string, abortSignal: AbortSignal) {
      const before = queues.get(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      queues.set(name, promise);
      abortSignal.addEventListener('abort', () => resolve(), { once: true });
      if (name === 'read-recordings') abortSignal.addEventListener('abort', released);
      await before;
      abortSignal.throwIfAborted();
    },
  };
}

/** A reader over a list in memory. Files are read when a test says so. */
function reader(start: readonly UnreadRecording[], isStored = true) {
  let waiting = [...start];
  let tell = (_calls: UnreadRecording[]) => undefined as unknown;
  const files: PromiseWithResolvers<ReadingResult>[] = [];
  const saved: SpeechReading[] = [];
  let time = NOON;
  const now = () => time++;
  const released = vi.fn();
  const locks = fakeLocks(released);
  const end = new AbortController();
  const ask = fakeAsk({
    'save-speech': (reading) => {
      saved.push({ ...reading, readAt: now() });
      if (isStored) waiting = waiting.filter(({ id }) => id !== reading.callId);
      return ok(null);
    },
  });
  const deps: ReadNewDeps = {
    ask,
    fetchFile: async () => new Response('sound', { headers: { 'content-type': 'audio/wav' } }),
    hasOrigins: async () => true,
    readFile(_file, abortSignal) {
      const file = Promise.withResolvers<ReadingResult>();
      abortSignal.addEventListener('abort', () => file.reject(abortSignal.reason));
      files.push(file);
      return file.promise;
    },
    watchUnread(onChange) {
      tell = onChange;
      onChange([...waiting]);
    },
    unread: async () => [...waiting],
    now,
    readingOf: async (callId) => saved.findLast((each) => each.callId === callId),
    holdLock: locks.hold,
  };
  return {
    ...{ deps, files, saved, released },
    reader: createNewReader(deps, end.signal),
    add(call: UnreadRecording) {
      waiting = [call, ...waiting];
      tell([...waiting]);
    },
    forget: () => {
      waiting = [];
    },
  };
}

const call = (id: string): UnreadRecording => ({ id, recording: `https://rec.example/${id}` });
const wait = () => vi.waitFor(() => flushPromises());

it('reads one recording at a time, the newest first, and releases the lock after each', async () => {
  const { files, saved, released, reader: it, add } = reader([call('b'), call('a')]);
  it.start();
  await vi.waitFor(() => expect(files).toHaveLength(1));
  add(call('c'));
  await wait();
  expect(files).toHaveLength(1);
  files[0]?.resolve(VOICE.result);
  await vi.waitFor(() => expect(files).toHaveLength(2));
  expect(released).toHaveBeenCalledTimes(1);
  files[1]?.resolve(VOICE.result);
  await vi.waitFor(() => expect(files).toHaveLength(3));
  files[2]?.resolve(VOICE.result);
  await vi.waitFor(() => expect(saved).toHaveLength(3));
  const reading = (id: string) => ({ callId: id, link: `https://rec.example/${id}`, ...VOICE });
  expect(saved).toMatchObject([reading('b'), reading('c'), reading('a')]);
});

it('does not read again what could not be stored', async () => {
  const { files, reader: it, add } = reader([], false);
  it.start();
  add(call('a'));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  files[0]?.resolve(VOICE.result);
  await wait();
  add(call('b'));
  await vi.waitFor(() => expect(files).toHaveLength(2));
});

it('tries a recording again when it is due again, once each time', async () => {
  const { files, reader: it, add } = reader([], false);
  it.start();
  for (const failedAt of [1000, 1000, 3000]) {
    add({ ...call('a'), failedAt });
    await wait();
    files.at(-1)?.resolve(VOICE.result);
    await wait();
  }
  expect(files).toHaveLength(2);
});

it('goes on with the next recording when one cannot be read', async () => {
  const { files, saved, reader: it } = reader([call('a'), call('b')]);
  it.start();
  await vi.waitFor(() => expect(files).toHaveLength(1));
  files[0]?.reject(new Error('no thread'));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  files[1]?.resolve(VOICE.result);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
});

it('reads a recording once if the rep asks for it meanwhile', async () => {
  const { deps, files, saved, reader: it } = reader([call('a')]);
  it.start();
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const pressed = readRecordingOf(deps, call('a'), AbortSignal.timeout(60_000));
  await wait();
  expect(files).toHaveLength(1);
  files[0]?.resolve(VOICE.result);
  expect(await pressed).toEqual(VOICE.result);
  expect([files.length, saved.length]).toEqual([1, 1]);
});

it('reads a recording at a press whatever was stored before, and does not wait for others', async () => {
  const { deps, files, reader: it } = reader([call('b')]);
  it.start();
  await vi.waitFor(() => expect(files).toHaveLength(1));
  await deps.ask('save-speech', { callId: 'a', link: call('a').recording, ...VOICE });
  const pressed = readRecordingOf(deps, call('a'), AbortSignal.timeout(60_000));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  files[1]?.resolve(SILENCE.result);
  expect(await pressed).toEqual(SILENCE.result);
});

it('leaves what another page read meanwhile', async () => {
  const { files, reader: it, forget } = reader([call('a')]);
  forget();
  it.start();
  await wait();
  expect(files).toEqual([]);
});

it('ends in the middle of a file when it is stopped', async () => {
  const { files, saved, released, reader: it } = reader([call('a')]);
  it.start();
  await vi.waitFor(() => expect(files).toHaveLength(1));
  it.stop();
  await vi.waitFor(() => expect(released).toHaveBeenCalled());
  expect(saved).toEqual([]);
});
