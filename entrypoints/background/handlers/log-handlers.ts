import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { noteLogSeen, savePlayPosition } from '@/lib/calls/log/call-log';
import { type DeleteCallsDeps, deleteCalls, previewDeletion } from '@/lib/calls/log/delete-calls';
import { importCalls } from '@/lib/calls/log/import-calls';
import { saveReading } from '@/lib/calls/log/speech-readings';
import { wasPlaced } from '@/lib/calls/model';
import type { Handlers } from '@/lib/messages/server';
import { announceQueueChange } from '@/lib/platform/views';
import { saveDraft } from '@/lib/wrap-up/draft';
import { saveTimedNotes, saveWrapUp } from '@/lib/wrap-up/save-wrap-up';

type LogHandlers = Pick<
  Handlers,
  | 'import-calls'
  | 'save-play-position'
  | 'save-speech'
  | 'log-seen'
  | 'preview-log-deletion'
  | 'delete-log'
>;

/** Answers the messages about what the log holds. */
export function logHandlers(deps: DeleteCallsDeps): LogHandlers {
  const { database, now } = deps;
  return {
    'import-calls': ({ entries }) => importCalls(database, entries, now()),
    'save-play-position': async (position) => {
      await savePlayPosition(database, position);
      return null;
    },
    'save-speech': async (reading) => {
      await saveReading(database, { ...reading, readAt: now() });
      return null;
    },
    'log-seen': async () => {
      await noteLogSeen(database, now());
      return null;
    },
    'preview-log-deletion': () => previewDeletion(deps),
    'delete-log': () => deleteCalls(deps),
  };
}

/** What the messages about wrap-ups need. */
export interface WrapUpHandlerDeps extends Pick<CallDeps, 'database' | 'now' | 'readSettings'> {
  /** A follow-up may have been set, moved or done: looks again at what is due. */
  onFollowUpsChanged(): void;
}

/** Answers the messages about what a rep records after a call. */
export function wrapUpHandlers({
  database,
  now,
  readSettings,
  onFollowUpsChanged,
}: WrapUpHandlerDeps): Pick<
  Handlers,
  'save-wrap-up' | 'change-timed-notes' | 'save-wrap-up-draft'
> {
  // The number of a call is E.164 already.
  const deps = { database, now, readSettings, readNumber: async (text: string) => text };
  return {
    'save-wrap-up': async (change) => {
      const call = await database.calls.get(change.callId);
      if (!call) throw new Failure('unknown-call');
      const placedCreatedAt = wasPlaced(call) ? call.createdAt : undefined;
      const result = await saveWrapUp(deps, change, { ...call, placedCreatedAt });
      onFollowUpsChanged();
      // A disposition may bring a contact back into the queue.
      announceQueueChange();
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
