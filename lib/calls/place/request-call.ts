import type { CallEvent } from '@/lib/calls/call-state';
import { problemOf } from '@/lib/calls/failure';
import { backOffMs } from '@/lib/calls/follow/back-off';
import type { Call } from '@/lib/calls/model';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/http/service-error';

/** What the answer to a request means: for the call, and for how long to send the service nothing, ms. */
export interface CallRequestResult {
  event: CallEvent;
  backOffMs: number;
  /** An error that the service client does not throw. */
  unexpected?: unknown;
}

/** Requests a call, once. Returns what the answer, or none, means for the call. */
export async function requestCall(client: ServiceClient, call: Call): Promise<CallRequestResult> {
  try {
    const { callId } = await client.clickToDial(requestBody(call));
    return { event: { type: 'placed', callId }, backOffMs: 0 };
  } catch (error) {
    if (!(error instanceof ServiceError)) return unconfirmedBy(error);
    const type = error.placed === 'no' ? 'refused' : 'unconfirmed';
    return { event: { type, problem: problemOf(error) }, backOffMs: backOffMs(error) };
  }
}

/** An unexpected error leaves the call unconfirmed: it may have been placed. */
function unconfirmedBy(unexpected: unknown): CallRequestResult {
  const problem = { code: 'unexpected-in-request' } as const;
  return { event: { type: 'unconfirmed', problem }, backOffMs: 0, unexpected };
}

/** `submitted_id` is our own id, so that a call whose answer was lost can be found in history. */
function requestBody(call: Call) {
  const { objectId, slug, appId } = call.record ?? {};
  return {
    client_number: call.callee,
    user_number: call.ownNumber,
    did_number: call.callerId,
    submitted_id: call.id,
    ...(objectId !== undefined && { object_id: objectId }),
    ...(slug !== undefined && { slug }),
    ...(appId !== undefined && { app_id: appId }),
  };
}
