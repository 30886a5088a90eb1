import type { CountdownLoss } from '@/lib/calls/call-state';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { recordEvent } from '@/lib/calls/record-event';
import type { PlaceCallDeps } from './place-call';

/** Cancels a call in its countdown. Returns the updated call: cancelled, or too late for that. */
export async function cancelCall(
  deps: Pick<PlaceCallDeps, 'database' | 'now' | 'sleep' | 'cancelledIds'>,
  id: string,
  because?: CountdownLoss,
): Promise<Call> {
  deps.cancelledIds.add(id);
  const cancelled = await recordEvent(deps, id, () => ({ type: 'cancelled', because }));
  deps.cancelledIds.delete(id);
  const call = cancelled ?? (await deps.database.calls.get(id));
  if (!call) throw new Failure('unknown-call');
  return call;
}
