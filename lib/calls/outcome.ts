import { liveQuery } from 'dexie';
import type { CallDatabase } from './database';
import { Failure } from './failure';
import { type Call, isInFlight } from './model';

/** What a card on a page may know of a call: how it stands, and nothing that the log holds beside. */
export function withoutPrivateFields(call: Call): Call {
  const { record: _record, recording: _link, extras: _extras, callId: _name, ...shown } = call;
  return shown;
}

/**
 * Resolves with the call as soon as it is neither counting nor requested. Fails when unknown, and
 * when the signal ends first.
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
