import { liveQuery } from 'dexie';
import type { CallDatabase } from './database';
import { Failure } from './failure';
import { type Call, isInFlight } from './model';

/** A call without the fields that a page must not see: record, recording, extras and the service's id. */
export function withoutPrivateFields(call: Call): Call {
  const { record: _record, recording: _recording, extras: _extras, callId: _id, ...shown } = call;
  return shown;
}

/**
 * Resolves with the call as soon as it is no longer in flight. Rejects if the call is unknown, or
 * with the signal's reason if that ends first.
 */
export function waitForOutcome(
  database: CallDatabase,
  id: string,
  signal: AbortSignal,
): Promise<Call> {
  return new Promise((resolve, reject) => {
    const subscription = liveQuery(() => database.calls.get(id)).subscribe({
      next: (call) => settle(call),
      error: reject,
    });
    const stop = () => queueMicrotask(() => subscription.unsubscribe());
    const settle = (call: Call | undefined) => {
      if (call && isInFlight(call)) return;
      stop();
      if (call) resolve(call);
      else reject(new Failure('unknown-call'));
    };
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
