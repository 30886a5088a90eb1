import type { Background } from '@/entrypoints/background/deps';
import { Failure } from '@/lib/calls/failure';
import type { wrapUpMessages } from '@/lib/messages/rows/wrap-up-messages';
import type { Handlers } from '@/lib/messages/server';
import { keepDraft } from '@/lib/wrap-up/draft';
import { saveWrapUp } from '@/lib/wrap-up/save-wrap-up';

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
      const result = await saveWrapUp(deps, change, call);
      reminders.onChanged();
      return result;
    },
    'keep-wrap-up-draft': async (draft) => {
      await keepDraft(database, draft);
      return null;
    },
  };
}
