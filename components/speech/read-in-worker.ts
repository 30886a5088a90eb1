import { type ReadingResult, readingResultSchema } from '@/lib/speech/model';
import SpeechWorker from './speech-worker?worker';

/** How long a file may be read, ms: an hour of sound takes seconds. A decoder that hangs holds up all others. */
const MAX_MS = 600_000;

/**
 * Reads the facts of a file in a thread of its own, which ends with the signal. A file that crashes the thread, or
 * takes too long, counts as damaged. Rejects only if the signal aborts.
 */
export async function readInWorker(file: Blob, abortSignal: AbortSignal): Promise<ReadingResult> {
  abortSignal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<ReadingResult>();
  const timer = setTimeout(() => resolve({ problem: 'damaged' }), MAX_MS);
  const worker = new SpeechWorker();
  const end = () => reject(abortSignal.reason);
  abortSignal.addEventListener('abort', end, { once: true });
  worker.addEventListener('message', ({ data }) => {
    resolve(readingResultSchema.safeParse(data).data ?? { problem: 'damaged' });
  });
  worker.addEventListener('error', () => resolve({ problem: 'damaged' }));
  worker.postMessage(file);
  return promise.finally(() => {
    clearTimeout(timer);
    abortSignal.removeEventListener('abort', end);
    worker.terminate();
  });
}
