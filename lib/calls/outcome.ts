import { watchQuery } from '@/lib/database/watch-query';
import type { CallDatabase } from './database';
import { Failure } from './failure';
import { type Call, isInFlight } from './model';

/**
 * Resolves with the call as soon as it is no longer in flight. Rejects if the call is unknown, or
 * with the signal's reason if that ends first.
 */
export async function waitForOutcome(
  database: CallDatabase,
  id: string,
  abortSignal: AbortSignal,
): Promise<Call> {
  abortSignal.throwIfAborted();
  const watching = new AbortController();
  try {
    return await new Promise<Call>((resolve, reject) => {
      const onAbort = () => reject(abortSignal.reason);
      abortSignal.addEventListener('abort', onAbort, { signal: watching.signal });
      const next = (call: Call | undefined) => {
        if (!call) reject(new Failure('unknown-call'));
        else if (!isInFlight(call)) resolve(call);
      };
      watchQuery(() => database.calls.get(id), { next, error: reject }, watching.signal);
    });
  } finally {
    watching.abort();
  }
}
