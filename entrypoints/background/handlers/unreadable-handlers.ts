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
export function unreadableHandlers(tables: readonly CheckedTable[]): UnreadableHandlers {
  return {
    'unreadable-rows': () => countUnreadable(tables),
    'export-unreadable-rows': () => exportUnreadable(tables),
    'remove-unreadable-rows': () => removeUnreadable(tables),
  };
}
