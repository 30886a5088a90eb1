import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { type FollowDeps, searchForCall } from './follow';

/** Looks one call up in history, now. Returns the updated call. Fails as `searchForCall` does. */
export async function lookUpCall(deps: FollowDeps, callId: string): Promise<Call> {
  const call = await readCall(deps, callId);
  await searchForCall(deps, call);
  return (await deps.database.calls.get(callId)) ?? call;
}

/** Minimum time between two look-ups that pages ask for, in milliseconds. */
const PAGE_LOOK_UP_MS = 5_000;

/**
 * Returns a function that looks a call up for a page: only if it is unconfirmed, and at most once in a few seconds.
 * Returns the call as it is then.
 */
export function createPageLookUp(deps: FollowDeps): (callId: string) => Promise<Call> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (callId) => {
    const call = await readCall(deps, callId);
    const isTooSoon = Math.abs(deps.now() - lookedAt) < PAGE_LOOK_UP_MS;
    if (call.state !== 'unconfirmed' || isTooSoon) return call;
    lookedAt = deps.now();
    return lookUpCall(deps, callId);
  };
}

async function readCall({ database }: FollowDeps, callId: string): Promise<Call> {
  const call = await database.calls.get(callId);
  if (!call) throw new Failure('unknown-call');
  return call;
}
