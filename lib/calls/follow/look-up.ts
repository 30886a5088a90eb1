import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { type FollowDeps, searchForCall } from './follow';

/** Looks one call up in history, now. Returns the call as it is then. Fails as `searchForCall` does. */
export async function lookUpCall(deps: FollowDeps, callId: string): Promise<Call> {
  const call = await callOf(deps, callId);
  await searchForCall(deps, call);
  return (await deps.database.calls.get(callId)) ?? call;
}

/** Looks a call up only if it is unconfirmed. Returns the call as it is then. */
export async function lookUpUnconfirmed(deps: FollowDeps, callId: string): Promise<Call> {
  const call = await callOf(deps, callId);
  return call.state === 'unconfirmed' ? lookUpCall(deps, callId) : call;
}

async function callOf({ database }: FollowDeps, callId: string): Promise<Call> {
  const call = await database.calls.get(callId);
  if (!call) throw new Failure('unknown-call');
  return call;
}
