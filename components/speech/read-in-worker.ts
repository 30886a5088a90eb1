import { type ReadingResult, readingResultSchema } from '@/lib/speech/model';
import SpeechWorker from './speech-worker?worker';

/** Reads the facts of a file in a thread of its own, which ends with the signal. A crash counts as a damaged file. */
export function readInWorker(file: Blob, abortSignal: AbortSignal): Promise<ReadingResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadingResult>();
  const worker = new SpeechWorker();
  const end = () => {
    worker.terminate();
    reject(abortSignal.reason);
  };
  abortSignal.addEventListener('abort', end, { once: true });
  worker.addEventListener('message', ({ data }) => {
    resolve(readingResultSchema.safeParse(data).data ?? { problem: 'damaged' });
  });
  worker.addEventListener('error', () => resolve({ problem: 'damaged' }));
  worker.postMessage(file);
  return promise.finally(() => {
    abortSignal.removeEventListener('abort', end);
    worker.terminate();
  });
}
