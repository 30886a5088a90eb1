import type { Call, CountingCall } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/place-call';
import { formatInternational } from '@/lib/phone/plan/format';
import type { Background } from './deps';

/** Writes the call down, starts its countdown and answers at once. */
export async function startCall(background: Background, wish: CallRequest): Promise<CountingCall> {
  return countingFrom(await background.startCall(wish));
}

/** A call that counts down, as the rep is shown it. */
export function countingFrom(call: Call): CountingCall {
  return {
    callId: call.id,
    callee: call.callee,
    text: formatInternational(call.callee),
    requestAt: call.requestAt,
    undoSeconds: (call.requestAt - call.createdAt) / 1000,
    ...(call.calleeName && { calleeName: call.calleeName }),
  };
}
