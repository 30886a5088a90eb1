import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInWorker } from '@/components/speech/read-in-worker';
import { VOICE } from '@/test/support/sound/sample-readings';

const { FakeWorker, workers } = vi.hoisted(() => {
  /** A thread that a test speaks for. */
  class FakeWorker extends EventTarget {
    readonly postMessage = vi.fn();
    readonly terminate = vi.fn();
    constructor() {
      super();
      workers.push(this);
    }
    answer(data: unknown): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  const workers: FakeWorker[] = [];
  return { FakeWorker, workers };
});
type FakeWorker = InstanceType<typeof FakeWorker>;
vi.mock('@/components/speech/speech-worker?worker', () => ({ default: FakeWorker }));

const FILE = new Blob(['sound']);
let end: AbortController;

beforeEach(() => {
  workers.length = 0;
  end = new AbortController();
});
afterEach(() => vi.useRealTimers());

/** Starts reading; returns the result to come and its thread. */
function read() {
  const result = readInWorker(FILE, end.signal);
  const worker = workers[0];
  if (!worker) throw new Error('no thread');
  return { result, worker };
}

it('gives the file to a thread of its own, and ends it after the answer', async () => {
  const { result, worker } = read();
  expect(worker.postMessage).toHaveBeenCalledWith(FILE);
  expect(worker.terminate).not.toHaveBeenCalled();
  worker.answer(VOICE.result);
  expect(await result).toEqual(VOICE.result);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('ends the thread with the signal', async () => {
  const { result, worker } = read();
  end.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('starts no thread after the signal', async () => {
  end.abort();
  await expect(readInWorker(FILE, end.signal)).rejects.toThrow();
  expect(workers).toEqual([]);
});

it.each([
  ['crashes', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
  ['answers something else', (worker: FakeWorker) => worker.answer({ facts: { heard: 'ghosts' } })],
  ['answers nothing', (worker: FakeWorker) => worker.answer(undefined)],
])('takes the file for damaged if the thread %s', async (_, act) => {
  const { result, worker } = read();
  act(worker);
  expect(await result).toEqual({ problem: 'damaged' });
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('takes the file for damaged if the thread hangs', async () => {
  vi.useFakeTimers();
  const { result, worker } = read();
  await vi.advanceTimersByTimeAsync(599_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toEqual({ problem: 'damaged' });
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});
