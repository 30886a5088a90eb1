import type { Background } from '@/entrypoints/background/deps';
import { deleteCalls, previewDeletion } from '@/lib/calls/retention/delete-calls';
import type { Handlers } from '@/lib/messages/server';

/** Answers the messages about the log as a whole. */
export function logHandlers({
  logDeletion,
}: Background): Pick<Handlers, 'preview-log-deletion' | 'delete-log'> {
  return {
    'preview-log-deletion': () => previewDeletion(logDeletion),
    'delete-log': () => deleteCalls(logDeletion),
  };
}
