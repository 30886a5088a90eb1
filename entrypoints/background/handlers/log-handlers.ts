import type { Background } from '@/entrypoints/background/deps';
import { importCalls } from '@/lib/calls/import/import-calls';
import { deleteCalls, previewDeletion } from '@/lib/calls/retention/delete-calls';
import type { Handlers } from '@/lib/messages/server';

/** Answers the messages about the log as a whole. */
export function logHandlers({
  logDeletion,
}: Background): Pick<Handlers, 'import-calls' | 'preview-log-deletion' | 'delete-log'> {
  const { database, now } = logDeletion;
  return {
    'import-calls': ({ entries }) => importCalls(database, entries, now()),
    'preview-log-deletion': () => previewDeletion(logDeletion),
    'delete-log': () => deleteCalls(logDeletion),
  };
}
