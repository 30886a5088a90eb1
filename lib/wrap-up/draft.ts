import { hasSameFields } from './merge';
import type { WrapUpDatabase, WrapUpDraft } from './model';

/** Stores what the rep has typed so far. A draft without changes, that is not put away, is removed. */
export async function saveDraft(
  { wrapUpDrafts }: Pick<WrapUpDatabase, 'wrapUpDrafts'>,
  draft: WrapUpDraft,
): Promise<void> {
  const isNothing = hasSameFields(draft.before, draft.fields) && !draft.isPutAway;
  if (isNothing) await wrapUpDrafts.delete(draft.callId);
  else await wrapUpDrafts.put(draft);
}
