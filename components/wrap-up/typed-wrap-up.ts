import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '@/lib/messages/client';
import {
  changedFields,
  hasSameFields,
  mergeUnsaved,
  rebase,
  type UnsavedWrapUp,
  withFields,
} from '@/lib/wrap-up/merge';
import {
  emptyWrapUp,
  fieldsOf,
  type SentDraft,
  type StoredWrapUp,
  type WrapUp,
  type WrapUpFields,
} from '@/lib/wrap-up/model';

/** What the rep typed into a form beside what is saved, with a draft of it for the next start. */
export interface TypedWrapUp {
  /** Tells the drafts of this form from those of other windows. */
  formId: string;
  /** `undefined` until read. */
  fields: ReadonlySignal<WrapUpFields | undefined>;
  /** What the rep started from. */
  before: ReadonlySignal<WrapUpFields>;
  saved: ReadonlySignal<WrapUp | undefined>;
  drafts: DraftSender;
  saveDraft(flags?: { isPutAway: boolean }): void;
  /** Takes what is stored now. What the rep changed here stays. */
  take(stored?: StoredWrapUp): void;
  change(change: Partial<WrapUpFields>): void;
  /** Goes on from what was saved. What the rep typed since `sent` stays. */
  applySaved(wrapUp: WrapUp, sent: WrapUpFields): void;
}

/** Creates it for the form of one call. */
export function createTypedWrapUp(ask: Ask, callId: string): TypedWrapUp {
  const formId = crypto.randomUUID();
  const fields = signal<WrapUpFields>();
  const before = signal<WrapUpFields>(emptyWrapUp);
  const saved = signal<WrapUp>();
  const drafts = createDraftSender((draft) => ask('save-wrap-up-draft', draft));
  /** The stored draft, as this form last read it. */
  let known: WrapUpFields = emptyWrapUp;
  let isTouched = false;

  const typed = () => ({ before: before.value, fields: fields.value ?? emptyWrapUp });

  function saveDraft({ isPutAway } = { isPutAway: false }): void {
    const changed = changedFields(known, typed().fields);
    drafts.keep({ callId, formId, ...typed(), isPutAway, changed });
  }

  function show(next: UnsavedWrapUp): void {
    before.value = next.before;
    if (!fields.value || !hasSameFields(fields.value, next.fields)) fields.value = next.fields;
  }

  return {
    ...{ formId, fields, before, saved, drafts, saveDraft },
    take(stored = {}): void {
      const { draft } = stored;
      const savedFields = fieldsOf(stored.saved);
      const latest = draft ?? { before: savedFields, fields: savedFields };
      saved.value = stored.saved;
      if (!isTouched) show(latest);
      else if (draft?.formId === formId) show(rebase(typed(), savedFields));
      else show(withTheirs(latest, typed(), known));
      known = latest.fields;
    },
    change(change: Partial<WrapUpFields>): void {
      if (!fields.value) return;
      isTouched = true;
      fields.value = fieldsOf({ ...fields.value, ...change });
      saveDraft();
    },
    applySaved(wrapUp: WrapUp, sent: WrapUpFields): void {
      const now = fieldsOf(wrapUp);
      const { fields: current } = typed();
      saved.value = wrapUp;
      show({ before: now, fields: withFields(now, changedFields(sent, current), current) });
      isTouched = !hasSameFields(typed().fields, now);
      if (isTouched) saveDraft();
    },
  };
}

/**
 * Takes what another window holds into the fields that the rep did not change here, and a note that goes
 * on from the one here: the rep read that there.
 */
function withTheirs(
  theirs: UnsavedWrapUp,
  mine: UnsavedWrapUp,
  known: WrapUpFields,
): UnsavedWrapUp {
  const { note } = mine.fields;
  const goesOn = note !== '' && note === known.note && theirs.fields.note.startsWith(note);
  const kept = changedFields(mine.before, mine.fields).filter(
    (name) => !(name === 'note' && goesOn),
  );
  return mergeUnsaved(theirs, mine, kept);
}

/** Sends drafts to the background while the rep types. */
interface DraftSender {
  /** Stores a draft. While an earlier one is on its way, only the latest waits. */
  keep(draft: SentDraft): void;
  /** Drops what waits, and resolves once nothing is on its way. */
  stop(): Promise<void>;
}

/** Creates a sender. `send` stores one draft; it must not reject. */
export function createDraftSender(send: (draft: SentDraft) => Promise<unknown>): DraftSender {
  let waiting: SentDraft | undefined;
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    for (let draft = waiting; draft; draft = waiting) {
      waiting = undefined;
      await send(draft);
    }
    sending = undefined;
  }

  return {
    keep(draft) {
      waiting = draft;
      sending ??= sendAll();
    },
    async stop() {
      waiting = undefined;
      await sending;
    },
  };
}
