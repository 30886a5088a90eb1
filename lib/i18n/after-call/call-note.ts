import type { Call } from '@/lib/calls/model';
import type { EntryContent } from '@/lib/outbox/model/entry-content';
import type { Disposition } from '@/lib/settings/dispositions';
import { emptyWrapUp, type StoredWrapUp } from '@/lib/wrap-up/model';
import { crmEntry } from './crm-entry';
import { wrapUpToLog } from './wrap-up-to-log';

/**
 * A call as a note for a CRM, with the wrap-up as the rep sees it, saved or not. There is no link to a
 * recording that the callee refused. `format` writes a number in E.164 for people.
 */
export function callNote(
  call: Call,
  stored: StoredWrapUp | undefined,
  dispositions: readonly Disposition[],
  format: (e164: string) => string,
): EntryContent {
  const saved = wrapUpToLog(stored?.saved ?? emptyWrapUp, dispositions);
  const shown = stored?.draft ? wrapUpToLog(stored.draft.fields, dispositions) : saved;
  const hidesRecording = saved.hidesRecording || shown.hidesRecording;
  const { timedNotes } = saved;
  return crmEntry(call, { ...shown, timedNotes, hidesRecording }, format);
}
