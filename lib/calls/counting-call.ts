import { formatInternational } from '@/lib/phone/plan/format';
import type { Call, CountingCall } from './model';

/** A call in its countdown, as the rep sees it. */
export function countingCall(call: Call): CountingCall {
  return {
    callId: call.id,
    callee: call.callee,
    text: formatInternational(call.callee),
    requestAt: call.requestAt,
    countdownSeconds: (call.requestAt - call.createdAt) / 1000,
    ...(call.calleeName && { calleeName: call.calleeName }),
  };
}
