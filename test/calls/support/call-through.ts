import { countDownAndPlace } from '@/lib/calls/place/count-down';
import { type CallRequest, writeCall } from '@/lib/calls/place/write-call';
import { CALLEE } from './calls';
import type { TestDeps } from './place-deps';

/** A request to call `CALLEE` by the gesture `gesture-1`, with what the test changes. */
export const callRequest = (more: Partial<CallRequest> = {}): CallRequest => ({
  callee: CALLEE,
  gesture: 'gesture-1',
  ...more,
});

/** Starts a call and lets its countdown end. */
export async function callThrough(deps: TestDeps, more: Partial<CallRequest> = {}, ms = 3_000) {
  const call = await writeCall(deps, callRequest(more));
  const outcome = countDownAndPlace(deps, call);
  await deps.clock.advance(ms);
  return outcome;
}
