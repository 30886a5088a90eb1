import type { Call } from '@/lib/calls/model';

/** Noon of a Friday in November in New York, epoch ms: no rule speaks against calling `CALLEE`. */
export const NOON = Date.UTC(2026, 10, 20, 17);

/** Reserved fictional numbers. */
export const CALLEE = '+12125550134';
export const OTHER_CALLEE = '+12125550135';
export const CALLER_ID = '+12125550140';
export const OWN_NUMBER = '+12125550199';

let made = 0;

/** A call that counts down, unless told otherwise. */
export function sampleCall(request: Partial<Call> = {}): Call {
  made += 1;
  return {
    id: `sample-${made}`,
    gesture: `gesture-of-sample-${made}`,
    state: 'counting',
    callee: CALLEE,
    callerId: CALLER_ID,
    ownNumber: OWN_NUMBER,
    createdAt: NOON,
    changedAt: NOON,
    requestAt: NOON + 3_000,
    ...request,
  };
}

/** The same call as the service took it. */
export function placedCall(request: Partial<Call> = {}): Call {
  const call = sampleCall(request);
  const { createdAt } = call;
  const times = { requestedAt: createdAt + 3_000, placedAt: createdAt + 3_200 };
  return { ...call, ...times, state: 'placed', callId: `service-${call.id}`, ...request };
}
