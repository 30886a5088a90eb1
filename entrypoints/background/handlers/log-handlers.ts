import type { Background } from '@/entrypoints/background/start/deps';
import { noteLogSeen } from '@/lib/calls/badge/new-recordings';
import { importCalls } from '@/lib/calls/import/import-calls';
import { savePlayPosition } from '@/lib/calls/playback/play-position';
import { deleteCalls, previewDeletion } from '@/lib/calls/retention/delete-calls';
import type { Handlers } from '@/lib/messages/server';

type LogHandlers = Pick<
  Handlers,
  'import-calls' | 'save-play-position' | 'log-seen' | 'preview-log-deletion' | 'delete-log'
>;

/** Answers the messages about what the log holds. */
export function logHandlers({ logDeletion }: Background): LogHandlers {
  const { database, now } = logDeletion;
  return {
    'import-calls': ({ entries }) => importCalls(database, entries, now()),
    'save-play-position': async (position) => {
      await savePlayPosition(database, position);
      return null;
    },
    'log-seen': async () => {
      await noteLogSeen(database, now());
      return null;
    },
    'preview-log-deletion': () => previewDeletion(logDeletion),
    'delete-log': () => deleteCalls(logDeletion),
  };
}
