import { watchQuery } from '@/lib/database/watch-query';
import type { CallDatabase } from './database';
import { Failure } from './failure';
import { type Call, isInFlight, type PublicCall } from './model';

/** A call without the fields that a page must not see: both legs, record, source page, recording, extras, service's id. */
export function withoutPrivateFields(call: Call): PublicCall {
  const { callerId: _callerId, ownNumber: _ownNumber, callId: _id, ...rest } = call;
  const { record: _record, sourcePage: _page, ...about } = rest;
  const { recording: _recording, extras: _extras, ...shown } = about;
  return shown;
}

/**
 * Resolves with the call as soon as it is no longer in flight. Rejects if the call is unknown, or
 * with the signal's reason if that ends first.
 */
export async function waitForOutcome(
  database: CallDatabase,
  id: string,
  signal: AbortSignal,
): Promise<Call> {
  signal.throwIfAborted();
  const watching = new AbortController();
  try {
    return await new Promise<Call>((resolve, reject) => {
      const onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort, { signal: watching.signal });
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
