import type { Call, Problem, PublicCall } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-link';

/** Returns what a page's card may know about a call. Of the record, it learns only whether it can be opened. */
export function publicCall(call: Call): PublicCall {
  const canOpen = call.record && recordLink(call.record);
  return { ...withoutPrivateFields(call), ...(canOpen && { hasRecord: true }) };
}

/** Returns what a page may know of a problem: not what the do-not-call list says of the callee. */
export function publicProblem({ words, ...problem }: Problem): Problem {
  return words === undefined || problem.code === 'do-not-call' ? problem : { ...problem, words };
}

/** Leaves out what a page must not see: both legs, record, source page, recording, extras, the service's id. */
function withoutPrivateFields(call: Call): PublicCall {
  const { callerId: _callerId, ownNumber: _ownNumber, callId: _id, ...rest } = call;
  const { record: _record, sourcePage: _page, ...about } = rest;
  const { recording: _recording, extras: _extras, ...shown } = about;
  return shown;
}
