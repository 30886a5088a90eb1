import type { RowReaders } from '@/lib/database/row-readers';
import { doNotCallRows } from '@/lib/do-not-call/row-readers';
import { parseDraft, type WrapUpDatabase } from './model';

/**
 * Which rows of wrap-ups and drafts can be used. A wrap-up is read as far as it can be (`parseWrapUp`); it takes no
 * more than its key, and there may be 100,000.
 */
export const wrapUpRows: RowReaders<WrapUpDatabase> = {
  ...doNotCallRows,
  wrapUps: (row) => typeof (row as { callId?: unknown }).callId === 'string',
  wrapUpDrafts: (row) => parseDraft(row) !== undefined,
};
