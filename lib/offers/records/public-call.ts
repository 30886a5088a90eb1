import type { Call, PublicCall } from '@/lib/calls/model';
import { withoutPrivateFields } from '@/lib/calls/outcome';
import { recordLink } from '@/lib/crm/records/record-link';

/** Returns what a page's card may know about a call. Of the record, it learns only whether it can be opened. */
export function publicCall(call: Call): PublicCall {
  const canOpen = call.record && recordLink(call.record);
  return { ...withoutPrivateFields(call), ...(canOpen && { hasRecord: true }) };
}
