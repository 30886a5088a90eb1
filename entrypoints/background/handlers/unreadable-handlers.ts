import {
  type CheckedTable,
  countUnreadable,
  exportUnreadable,
  removeUnreadable,
} from '@/lib/database/unreadable-rows';
import type { Handlers } from '@/lib/messages/server';

type UnreadableHandlers = Pick<
  Handlers,
  'unreadable-rows' | 'export-unreadable-rows' | 'remove-unreadable-rows'
>;

/** Answers the messages about stored rows that cannot be read. */
export function unreadableHandlers(
  readTables: () => Promise<readonly CheckedTable[]>,
): UnreadableHandlers {
  return {
    'unreadable-rows': async () => countUnreadable(await readTables()),
    'export-unreadable-rows': async () => exportUnreadable(await readTables()),
    'remove-unreadable-rows': async () => removeUnreadable(await readTables()),
  };
}
