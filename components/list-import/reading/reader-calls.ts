import type { ListReader } from './list-reader';

/** One end of the channel between the page and the thread that reads lists. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** A call of the reader, and its answer. Both ends are ours, so nothing parses them. */
interface ReaderCall {
  id: number;
  method: keyof ListReader;
  args: unknown[];
}
type ReaderAnswer = { id: number } & ({ value: unknown } | { error: unknown });

/** Answers the calls that come in over a port. */
export function answerCalls(reader: ListReader, port: Port): void {
  port.addEventListener('message', ({ data }) => {
    const call = data as ReaderCall;
    const answer = answerTo(reader, call);
    void answer.then((outcome) => port.postMessage({ id: call.id, ...outcome }));
  });
}

async function answerTo(reader: ListReader, { method, args }: ReaderCall) {
  try {
    const value: unknown = await Reflect.apply(reader[method], reader, args);
    return { value };
  } catch (error) {
    return { error };
  }
}

/** Returns a reader whose calls are answered at the other end. Once the signal aborts, none is. */
export function callReader(port: Port, abortSignal: AbortSignal): ListReader {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  port.addEventListener('message', ({ data }) => {
    const answer = data as ReaderAnswer;
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.value);
  });
  abortSignal.addEventListener('abort', () => {
    for (const { reject } of waiting.values()) reject(abortSignal.reason);
    waiting.clear();
  });
  const call = <M extends keyof ListReader>(method: M) =>
    ((...args: unknown[]) => {
      abortSignal.throwIfAborted();
      const answer = Promise.withResolvers<unknown>();
      calls += 1;
      waiting.set(calls, answer);
      port.postMessage({ id: calls, method, args } satisfies ReaderCall);
      return answer.promise;
    }) as ListReader[M];
  return {
    ...{ open: call('open'), start: call('start'), nextPart: call('nextPart') },
    ...{ takeRead: call('takeRead'), askedRows: call('askedRows') },
    ...{ takeAnswered: call('takeAnswered'), settle: call('settle') },
    ...{ summary: call('summary'), ready: call('ready') },
  };
}
