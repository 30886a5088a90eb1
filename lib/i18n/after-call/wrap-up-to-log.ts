import { type Disposition, isRecordingRefusedBy } from '@/lib/settings/dispositions';
import type { WrapUp, WrapUpFields } from '@/lib/wrap-up/model';
import type { WrapUpToLog } from './crm-entry';
import { dispositionText } from './disposition-text';

/** A wrap-up in the form for a CRM: the disposition by its label, the follow-up unless it is done. */
export function wrapUpToLog(
  { disposition, note, followUp, timedNotes }: WrapUpFields & Pick<WrapUp, 'timedNotes'>,
  list: readonly Disposition[],
): WrapUpToLog {
  const isOpen = followUp && followUp.doneAt === undefined;
  return {
    note,
    hidesRecording: isRecordingRefusedBy(disposition, list),
    ...(disposition && { disposition: dispositionText(disposition, list) }),
    ...(timedNotes?.length && { timedNotes }),
    ...(isOpen && { followUpAt: followUp.at }),
  };
}
