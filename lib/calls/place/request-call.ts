import type { CallEvent } from '@/lib/calls/call-state';
import { problemOf } from '@/lib/calls/failure';
import { backOffMs } from '@/lib/calls/follow/back-off';
import type { Call } from '@/lib/calls/model';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/service-error';

/** What asking came to: what it means for the call, and how long to leave the service alone, ms. */
export interface CallRequestResult {
  event: CallEvent;
  backOffMs: number;
  /** An error that the service client does not throw. */
  unforeseen?: unknown;
}

/** Asks the service for a call, once, and says what its answer, or none, means for the call. */
export async function requestCall(client: ServiceClient, call: Call): Promise<CallRequestResult> {
  try {
    const { callId } = await client.clickToDial(requestBody(call));
    return { event: { type: 'placed', callId }, backOffMs: 0 };
  } catch (error) {
    if (!(error instanceof ServiceError)) return inDoubt(error);
    const type = error.placed === 'no' ? 'refused' : 'unconfirmed';
    return { event: { type, problem: problemOf(error) }, backOffMs: backOffMs(error) };
  }
}

/** What nobody foresaw counts as doubt: a call made twice disturbs a stranger twice. */
function inDoubt(unforeseen: unknown): CallRequestResult {
  const problem = { code: 'unexpected-in-request' } as const;
  return { event: { type: 'unconfirmed', problem }, backOffMs: 0, unforeseen };
}

/** The interface's request: `submitted_id` is our own id, so that a lost answer can be looked for. */
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
