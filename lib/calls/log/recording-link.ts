import type { CallDatabase } from '@/lib/calls/database';
import { type Disposition, isRecordingRefusedBy } from '@/lib/settings/dispositions';
import { parseDraft, parseWrapUp } from '@/lib/wrap-up/model';

/**
 * Reads the link of a call's recording. `refused` if the callee refused to be recorded, as the rep saved it or is
 * about to.
 */
export async function recordingLink(
  { calls, wrapUps, wrapUpDrafts }: Pick<CallDatabase, 'calls' | 'wrapUps' | 'wrapUpDrafts'>,
  callId: string,
  dispositions: readonly Disposition[],
): Promise<{ link: string } | 'none' | 'refused'> {
  const saved = parseWrapUp(await wrapUps.get(callId))?.disposition;
  const draft = parseDraft(await wrapUpDrafts.get(callId))?.fields.disposition;
  if ([saved, draft].some((each) => isRecordingRefusedBy(each, dispositions))) return 'refused';
  const link = (await calls.get(callId))?.recording ?? '';
  return /^https?:/i.test(link) ? { link } : 'none';
}
