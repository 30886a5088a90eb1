/**
 * What a rep records after a call: a disposition, a note and a follow-up. Popup, side panel and strip offer
 * the form of the latest call automatically, and the details of any call hold it too. The form reads what is
 * stored for its call, keeps a draft while the rep types, and asks the background to save. If another window
 * saved the same call meanwhile, the rep chooses between the two. It never overwrites silently, and never
 * blocks the next call.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { WatchCalls } from '@/components/shared/models/watch-listed-calls';
import { createBusyFlag } from '@/components/shared/turns';
import {
  createNoteDraft,
  type NoteDraftBrowser,
  type NoteDraftModel,
} from '@/components/transcripts/note-draft-model';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import { factsOf, nobodySpoke, type SpeechReading } from '@/lib/speech/model';
import { hasSameFields } from '@/lib/wrap-up/merge';
import {
  bytesOf,
  emptyWrapUp,
  fieldsOf,
  MAX_NOTE_BYTES,
  type StoredWrapUp,
  type WrapUp,
  type WrapUpFields,
} from '@/lib/wrap-up/model';
import { createTypedWrapUp } from './typed-wrap-up';

/** What the form of a wrap-up needs. */
export interface WrapUpFormDeps {
  ask: Ask;
  watchWrapUps: WatchCalls<StoredWrapUp>;
  /** Reports what was read of a call's recording, now and after each change, until the signal aborts. */
  watchReading: (
    callId: string,
    onChange: (reading: SpeechReading | undefined) => void,
    abortSignal: AbortSignal,
  ) => void;
  transcripts: NoteDraftBrowser;
}

/** The form of one call's wrap-up. */
export interface WrapUpFormModel {
  callId: string;
  /** `undefined` until read. */
  fields: ReadonlySignal<WrapUpFields | undefined>;
  /** What is saved. */
  saved: ReadonlySignal<WrapUp | undefined>;
  /** Whether the form holds something that is not saved. */
  isChanged: ReadonlySignal<boolean>;
  /** Bytes above the longest note; 0 if it fits. */
  excessBytes: ReadonlySignal<number>;
  busy: ReadonlySignal<boolean>;
  problem: ReadonlySignal<Problem | undefined>;
  /** What another window saved meanwhile in a field that was changed here, too. */
  conflict: ReadonlySignal<WrapUp | undefined>;
  /** Whether nobody speaks in the recording, as far as it was read. */
  isSilent: ReadonlySignal<boolean>;
  /** Drafts the note from the recording. */
  draft: NoteDraftModel;
  change(change: Partial<WrapUpFields>): void;
  /** Resolves with whether it is saved. */
  save(): Promise<boolean>;
  /** Saves the form over what the other window saved. */
  saveMine(): Promise<boolean>;
  /** Takes what the other window saved into the form. */
  takeTheirs(): void;
  /** Hides the form. What was typed stays as a draft. */
  putAway(): void;
}

/** Creates the form's model. It follows other windows until the rep changes something here. */
export function createWrapUpForm(
  { ask, watchWrapUps, watchReading, transcripts }: WrapUpFormDeps,
  callId: string,
  abortSignal: AbortSignal,
): WrapUpFormModel {
  const typed = createTypedWrapUp(ask, callId);
  const { formId, fields, before, saved, drafts } = typed;
  const problem = signal<Problem>();
  const conflict = signal<WrapUp>();
  const busy = createBusyFlag();
  const isSilent = signal(false);
  const excessBytes = computed(() => excessOf(fields.value));

  function applySaved(wrapUp: WrapUp, sent: WrapUpFields): void {
    conflict.value = undefined;
    typed.applySaved(wrapUp, sent);
  }

  async function send(from: WrapUpFields): Promise<boolean> {
    const after = fields.value;
    if (!after || excessBytes.value > 0) return false;
    problem.value = undefined;
    await drafts.stop();
    const answer = await ask('save-wrap-up', { callId, formId, before: from, after });
    if (answer.ok && answer.value.state === 'saved') {
      applySaved(answer.value.wrapUp, after);
      return true;
    }
    if (answer.ok) conflict.value = answer.value.wrapUp;
    else problem.value = answer.error;
    typed.saveDraft();
    return false;
  }

  watchWrapUps([callId], (stored) => typed.take(stored.get(callId)), abortSignal);
  const onReading = (reading: SpeechReading | undefined) => {
    const facts = factsOf(reading);
    isSilent.value = facts !== undefined && nobodySpoke(facts);
  };
  watchReading(callId, onReading, abortSignal);
  return {
    callId,
    fields,
    saved,
    isChanged: computed(() => !hasSameFields(fields.value ?? emptyWrapUp, before.value)),
    excessBytes,
    busy: busy.value,
    problem,
    conflict,
    isSilent,
    draft: createNoteDraft(
      {
        ...{ ask, ...transcripts },
        note: () => fields.value?.note ?? '',
        changeNote: (note) => typed.change({ note }),
      },
      callId,
      abortSignal,
    ),
    change: typed.change,
    save: async () => (await busy.once(() => send(before.value))) ?? false,
    saveMine: async () => (await busy.once(() => send(fieldsOf(conflict.value)))) ?? false,
    takeTheirs() {
      if (!conflict.value || !fields.value) return;
      applySaved(conflict.value, fields.value);
      typed.saveDraft();
    },
    putAway: () => typed.saveDraft({ isPutAway: true }),
  };
}

function excessOf({ note } = emptyWrapUp): number {
  return Math.max(0, bytesOf(note) - MAX_NOTE_BYTES);
}
