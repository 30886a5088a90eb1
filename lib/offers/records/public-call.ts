import type { Call, PublicCall } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-link';

/** Returns what a page's card may know about a call. Of the record, it learns only whether it can be opened. */
export function publicCall(call: Call): PublicCall {
  const canOpen = call.record && recordLink(call.record);
  return { ...withoutPrivateFields(call), ...(canOpen && { hasRecord: true }) };
}

/** Leaves out what a page must not see: both legs, record, source page, recording, extras, the service's id. */
function withoutPrivateFields(call: Call): PublicCall {
  const { callerId: _callerId, ownNumber: _ownNumber, callId: _id, ...rest } = call;
  const { record: _record, sourcePage: _page, ...about } = rest;
  const { recording: _recording, extras: _extras, ...shown } = about;
  return shown;
}
