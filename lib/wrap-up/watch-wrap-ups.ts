import { watchQuery } from '@/lib/database/watch-query';
import { hasSameFields } from './merge';
import { fieldsOf, parseDraft, parseWrapUp, type StoredWrapUp, type WrapUpDatabase } from './model';

/** Reads the wrap-ups and drafts of calls, by call id. Calls without either are left out. */
export async function readWrapUps(
  { wrapUps, wrapUpDrafts }: Pick<WrapUpDatabase, 'wrapUps' | 'wrapUpDrafts'>,
  callIds: readonly string[],
): Promise<Map<string, StoredWrapUp>> {
  const ids = [...callIds];
  const [rows, drafts] = await Promise.all([wrapUps.bulkGet(ids), wrapUpDrafts.bulkGet(ids)]);
  const entries = ids.flatMap((id, index) => {
    const stored = storedWrapUp(rows[index], drafts[index]);
    return stored ? [[id, stored] as const] : [];
  });
  return new Map(entries);
}

/** Reports the wrap-ups of calls now and after each change, until the signal aborts. */
export function watchWrapUps(
  database: Pick<WrapUpDatabase, 'wrapUps' | 'wrapUpDrafts'>,
  callIds: readonly string[],
  onChange: (wrapUps: ReadonlyMap<string, StoredWrapUp>) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readWrapUps(database, callIds), { next: onChange }, abortSignal);
}

/** A draft equal to what is saved does not count: it was stored while the rep saved. */
function storedWrapUp(row: unknown, draftRow: unknown): StoredWrapUp | undefined {
  const saved = parseWrapUp(row);
  const draft = parseDraft(draftRow);
  const isNews = draft && (draft.isPutAway || !hasSameFields(draft.fields, fieldsOf(saved)));
  return saved || isNews ? { ...(saved && { saved }), ...(isNews && { draft }) } : undefined;
}
