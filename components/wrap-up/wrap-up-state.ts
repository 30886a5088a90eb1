import type { Call, CallState } from '@/lib/calls/model';
import { isRecordingRefusedBy } from '@/lib/settings/dispositions';
import type { Settings } from '@/lib/settings/table';
import { allowedEndpoint } from '@/lib/transcripts/endpoint';
import { hasSameFields } from '@/lib/wrap-up/merge';
import { emptyWrapUp, type StoredWrapUp, type WrapUp } from '@/lib/wrap-up/model';

/** How long after a call its wrap-up is offered automatically, ms. Later it is only in the log. */
const OFFERED_MS = 2 * 3_600_000;

/** States of a call that may have been answered. */
const madeStates: readonly CallState[] = ['placed', 'recorded', 'unrecorded', 'unconfirmed'];

/** Returns whether a call can be wrapped up: it was made, as far as the service said. */
export function canWrapUp({ state }: Pick<Call, 'state'>): boolean {
  return madeStates.includes(state);
}

/**
 * Returns the latest call that was made, unless it is wrapped up or put away. Calls are newest first,
 * times epoch ms.
 */
export function callToWrapUp(
  calls: readonly Call[],
  stored: ReadonlyMap<string, StoredWrapUp>,
  now: number,
): Call | undefined {
  const latest = calls.find(canWrapUp);
  if (!latest || now - latest.createdAt > OFFERED_MS) return undefined;
  const { saved, draft } = stored.get(latest.id) ?? {};
  const isWrappedUp = saved && !hasTimedNotesOnly(saved);
  return isWrappedUp || draft?.isPutAway ? undefined : latest;
}

/** Notes at a time of the recording are not yet a wrap-up. */
function hasTimedNotesOnly(saved: WrapUp): boolean {
  return (saved.timedNotes?.length ?? 0) > 0 && hasSameFields(saved, emptyWrapUp);
}

/** Returns whether the callee refused the recording, so that its link is not shown. */
export function hidesRecording(
  stored: StoredWrapUp | undefined,
  settings: Pick<Settings, 'dispositions'> | undefined,
): boolean {
  return isRecordingRefusedBy(stored?.saved?.disposition, settings?.dispositions ?? []);
}

/** Returns where the recording of a call may be sent for a draft of its note; undefined without either. */
export function transcriptionUrlFor(
  { recording = '' }: Pick<Call, 'recording'>,
  settings: Settings,
): string | undefined {
  return /^https?:/i.test(recording) ? allowedEndpoint(settings)?.url : undefined;
}
