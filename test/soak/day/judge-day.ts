import type { CallDatabase } from '@/lib/calls/database';
import { hasSameFields } from '@/lib/wrap-up/merge';
import type { StoryVerdict } from '@/test/soak/judge';
import type { RecordedWrapUp } from './day-rep';
import type { ShownReminders } from './wrap-up-life';

/** What went wrong on a day. Nothing must. */
export type DayVerdict = StoryVerdict;

/** Judges what is stored by what the rep was answered and reminded of. */
export async function judgeWrapUps(
  database: CallDatabase,
  recorded: readonly RecordedWrapUp[],
  reminders: ShownReminders,
): Promise<DayVerdict> {
  const each = await Promise.all(recorded.map((wrapUp) => judgeOne(database, wrapUp, reminders)));
  return {
    lost: each.flatMap(({ lost }) => lost),
    doubled: [
      ...each.flatMap(({ doubled }) => doubled),
      ...reminders.doubled.map((id) => `the rep was reminded of ${id} twice`),
    ],
  };
}

async function judgeOne(
  database: CallDatabase,
  wrapUp: RecordedWrapUp,
  { shown }: ShownReminders,
): Promise<DayVerdict> {
  const { callId, sent, saved, kept, callee } = wrapUp;
  const stored = await database.wrapUps.get(callId);
  const draft = await database.wrapUpDrafts.get(callId);
  const lost: string[] = [];
  const doubled: string[] = [];
  if (saved && !(stored && hasSameFields(stored, saved))) lost.push(`the wrap-up of ${callId}`);
  if (sent.length > 0 && !saved && !wrapUp.givesUp)
    lost.push(`an answer about the wrap-up of ${callId}`);
  if (saved && draft) doubled.push(`${callId} is saved, and still a draft`);
  if (kept && sent.length === 0 && !draft) lost.push(`the draft of ${callId}`);
  if ((stored?.version ?? 0) > sent.length) doubled.push(`a change of the wrap-up of ${callId}`);
  if (saved?.followUp && !shown.includes(callId)) lost.push(`the follow-up of ${callId}`);
  const forbidden = await timesForbidden(database, callee);
  // By what is stored, and not by what was answered: the two are written together or not at all.
  const mustForbid = stored?.disposition === 'do_not_call' ? 1 : 0;
  if (forbidden < mustForbid) lost.push(`the do-not-call entry of ${callId}`);
  if (forbidden > mustForbid) doubled.push(`the do-not-call entry of ${callId}`);
  return { lost, doubled };
}

async function timesForbidden(database: CallDatabase, callee: string): Promise<number> {
  const changes = await database.doNotCallChanges.toArray();
  return changes.filter(({ key }) => key === `number:${callee}`).length;
}
