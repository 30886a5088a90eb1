import type { Call } from '@/lib/calls/model';
import type { CallWish } from '@/lib/calls/place';
import type { Counting } from '@/lib/messages/answers';
import { formatInternational } from '@/lib/phone/format';
import type { Background } from './world';

/** Writes the call down, starts its countdown and answers at once. */
export async function startCall(background: Background, wish: CallWish): Promise<Counting> {
  return countingFrom(await background.startCall(wish));
}

/** A call that counts down, as the rep is shown it. */
export function countingFrom(call: Call): Counting {
  return {
    callId: call.id,
    callee: call.callee,
    text: formatInternational(call.callee),
    requestAt: call.requestAt,
    undoSeconds: (call.requestAt - call.createdAt) / 1000,
    ...(call.calleeName && { calleeName: call.calleeName }),
  };
}
