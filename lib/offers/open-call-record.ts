import { Failure } from '@/lib/calls/failure';
import { type Call, mayRing } from '@/lib/calls/model';
import { parseCall } from '@/lib/calls/parse-call';
import { openRecord, type RecordTabs } from '@/lib/crm/records/open-record';
import type { OfferDeps } from './deps';

/** Dependencies of opening a call's record. */
interface CallRecordDeps extends Pick<OfferDeps, 'database' | 'readSettings'> {
  tabs: RecordTabs;
  /** Resolves once the call is no longer in flight. */
  outcome(callId: string): Promise<Call>;
}

/** Opens the record that is stored with a call. */
export async function openCallRecord(
  { database, tabs }: Pick<CallRecordDeps, 'database' | 'tabs'>,
  callId: string,
): Promise<void> {
  const call = parseCall(await database.calls.get(callId));
  if (!call) throw new Failure('unknown-call');
  if (!(await openRecord(tabs, call.record))) throw new Failure('bad-request');
}

/**
 * Opens the record of a call that was just started, if the setting `opensRecord` is on. Waits for the end
 * of the countdown, so that the rep can still press Cancel, and skips calls that did not ring a phone.
 */
export async function openRecordAfter(deps: CallRecordDeps, { id }: Call): Promise<void> {
  if (!(await deps.readSettings()).opensRecord) return;
  const call = await deps.outcome(id);
  if (mayRing(call)) await openRecord(deps.tabs, call.record);
}
