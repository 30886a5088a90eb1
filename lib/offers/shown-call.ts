import type { Call, CountingCall, Problem, PublicCall } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-at';
import { formatInternational } from '@/lib/phone/plan/format';

/** Returns what a page's card may know about a call. Of the record, it learns only whether it can be opened. */
export function publicCall(call: Call): PublicCall {
  const canOpen = call.record && recordLink(call.record);
  return { ...withoutPrivateFields(call), ...(canOpen && { hasRecord: true }) };
}

/** Returns what a page may know of a problem: not what the do-not-call list says of the callee. */
export function publicProblem({ words, ...problem }: Problem): Problem {
  return words === undefined || problem.code === 'do-not-call' ? problem : { ...problem, words };
}

/**
 * Leaves out what a page must not see: workspace, both legs, record, source page, recording, extras, the service's id, the
 * registries that the rep has.
 */
function withoutPrivateFields(call: Call): PublicCall {
  const { callerId: _callerId, ownNumber: _ownNumber, callId: _id, ...rest } = call;
  const {
    workspace: _workspace,
    record: _record,
    sourcePage: _page,
    registries: _registries,
    ...about
  } = rest;
  const { recording: _recording, extras: _extras, ...shown } = about;
  return shown;
}

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
