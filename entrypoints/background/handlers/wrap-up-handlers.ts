import type { Background } from '@/entrypoints/background/start/deps';
import { Failure } from '@/lib/calls/failure';
import { wasPlaced } from '@/lib/calls/model';
import type { wrapUpMessages } from '@/lib/messages/rows/wrap-up-messages';
import type { Handlers } from '@/lib/messages/server';
import { saveDraft } from '@/lib/wrap-up/draft';
import { saveTimedNotes, saveWrapUp } from '@/lib/wrap-up/save-wrap-up';

/** Answers the messages about what a rep records after a call. */
export function wrapUpHandlers({
  offers,
  reminders,
}: Background): Pick<Handlers, keyof typeof wrapUpMessages> {
  const { database, now, readSettings } = offers;
  // The number of a call is E.164 already.
  const deps = { database, now, readSettings, readNumber: async (text: string) => text };
  return {
    'save-wrap-up': async (change) => {
      const call = await database.calls.get(change.callId);
      if (!call) throw new Failure('unknown-call');
      const placedCreatedAt = wasPlaced(call) ? call.createdAt : undefined;
      const result = await saveWrapUp(deps, change, { ...call, placedCreatedAt });
      reminders.onChanged();
      return result;
    },
    'change-timed-notes': async ({ callId, add, remove }) => {
      if (!(await database.calls.get(callId))) throw new Failure('unknown-call');
      await saveTimedNotes(deps, callId, { add, remove });
      return null;
    },
    'save-wrap-up-draft': async (draft) => {
      await saveDraft(database, draft);
      return null;
    },
  };
}
