import { hasSameFields, mergeUnsaved, rebase } from './merge';
import {
  parseDraft,
  type SentDraft,
  type WrapUpDatabase,
  type WrapUpDraft,
  type WrapUpFields,
} from './model';

/**
 * Stores what the rep has typed so far. What another form stored stays where this one changed nothing. A
 * draft without changes, that is not put away, is removed.
 */
export async function saveDraft(
  database: Pick<WrapUpDatabase, 'wrapUpDrafts' | 'transaction'>,
  { changed, ...draft }: SentDraft,
): Promise<void> {
  const { wrapUpDrafts } = database;
  await database.transaction('rw', wrapUpDrafts, async () => {
    const stored = parseDraft(await wrapUpDrafts.get(draft.callId));
    const next = stored ? mergedDraft(stored, draft, changed) : draft;
    const isNothing = hasSameFields(next.before, next.fields) && !next.isPutAway;
    if (isNothing) await wrapUpDrafts.delete(draft.callId);
    else await wrapUpDrafts.put(next);
  });
}

/** A draft stays that of the other form until this one shows all of it. */
function mergedDraft(
  stored: WrapUpDraft,
  draft: WrapUpDraft,
  changed: SentDraft['changed'],
): WrapUpDraft {
  if (stored.formId === draft.formId) return draft;
  const merged = mergeUnsaved(stored, draft, changed);
  const showsAll = hasSameFields(merged.fields, draft.fields);
  return { ...draft, ...merged, formId: showsAll ? draft.formId : stored.formId };
}

/**
 * Removes the draft of the form that saved. Another form's draft stays, on top of what was saved, as far as
 * it says something else. Runs in the transaction of saving.
 */
export async function dropSavedDraft(
  { wrapUpDrafts }: Pick<WrapUpDatabase, 'wrapUpDrafts'>,
  { callId, formId }: { callId: string; formId?: string | undefined },
  saved: WrapUpFields,
): Promise<void> {
  const draft = parseDraft(await wrapUpDrafts.get(callId));
  const isOwn = formId !== undefined && draft?.formId === formId;
  const rest = draft && !isOwn && { ...draft, ...rebase(draft, saved) };
  if (rest && !hasSameFields(rest.fields, saved)) await wrapUpDrafts.put(rest);
  else await wrapUpDrafts.delete(callId);
}
