import type { ListReader } from './list-reader';
import ListWorker from './list-worker?worker';
import { callReader } from './reader-calls';

/** Starts a thread that reads a list. It ends with the signal, also in the middle of a long file. */
export function openListWorker(abortSignal: AbortSignal): ListReader {
  const worker = new ListWorker();
  const crash = new AbortController();
  abortSignal.addEventListener('abort', () => worker.terminate());
  worker.addEventListener('error', () => crash.abort());
  return callReader(worker, AbortSignal.any([abortSignal, crash.signal]));
}
