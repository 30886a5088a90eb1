import type { CallDatabase } from '@/lib/calls/database';
import { saveDraft } from '@/lib/wrap-up/draft';
import type { SaveWrapUpResult, SentDraft, WrapUp } from '@/lib/wrap-up/model';
import { remind } from '@/lib/wrap-up/remind';
import { saveWrapUp, type WrapUpChange } from '@/lib/wrap-up/save-wrap-up';
import { sampleSettings } from '@/test/calls/support/settings';
import type { Alarms, Life, Reminding } from '@/test/soak/simulation/life';
import type { Mortal } from '@/test/soak/simulation/mortal';

/** What the rep was reminded of. */
export interface ShownReminders {
  /** Call ids of the follow-ups that a notification named, in order. */
  shown: string[];
  /** Call ids that were shown again after that was written. */
  doubled: string[];
  /** Points from seeing that a follow-up is due until the life ends, one for each such life. */
  deaths: number[];
}

/** Reminds the rep as the background does: at each start, at its alarm and after each change. */
export function createReminding(
  reminders: ShownReminders,
  now: () => number,
): (mortal: Mortal, database: CallDatabase, alarms: Alarms) => Reminding {
  const written = new Set<string>();
  const show = (due: readonly WrapUp[]) => {
    const ids = due.map(({ callId }) => callId);
    reminders.shown.push(...ids);
    reminders.doubled.push(...ids.filter((id) => written.has(id)));
    return ids;
  };
  return (mortal, database, alarms) => ({
    async run() {
      const shown: string[] = [];
      const deps = {
        database,
        now,
        isOn: () => {
          const dieIn = reminders.deaths.shift();
          if (dieIn !== undefined) mortal.dieIn(dieIn);
          return mortal.gate(async () => true);
        },
        notify: (due: readonly WrapUp[]) =>
          mortal.gate(async () => {
            shown.push(...show(due));
          }),
        wakeIn: (ms: number) => mortal.gate(async () => alarms.setAlarm('follow-ups', ms)),
        cancelWake: () => mortal.gate(async () => alarms.clearAlarm('follow-ups')),
      };
      // A database that closes with its life rejects. The real one is reported, and the life is over.
      await remind(deps).catch(() => shown.splice(0));
      for (const id of shown) written.add(id);
    },
  });
}

/** Saves as the background does when a page of ours asks. */
export async function saveIn(
  { mortal, database, reminding }: Life,
  change: WrapUpChange,
  { now, dieIn }: { now: () => number; dieIn?: number | undefined },
): Promise<SaveWrapUpResult | undefined> {
  if (dieIn !== undefined) mortal.dieIn(dieIn);
  const call = await database.calls.get(change.callId);
  if (!call) return undefined;
  const deps = {
    database,
    now,
    readSettings: () => mortal.gate(async () => sampleSettings()),
    readNumber: async (text: string) => text,
  };
  const result = await saveWrapUp(deps, change, call);
  void reminding?.run();
  return result;
}

/** Keeps what is typed, likewise. */
export function keepIn({ database }: Life, draft: SentDraft): Promise<void> {
  return saveDraft(database, draft);
}
