import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call } from '@/lib/calls/model';
import type { WrapUpFormModel } from './wrap-up-form-model';
import { callToWrapUp } from './wrap-up-state';
import type { WrapUpsModel } from './wrap-ups-model';

/** What the current wrap-up is chosen from. */
export interface CurrentWrapUpDeps {
  calls: ReadonlySignal<readonly Call[] | undefined>;
  wrapUps: WrapUpsModel;
  /** Epoch ms. */
  now: () => number;
}

/** The wrap-up that popup and side panel offer automatically. */
export interface CurrentWrapUpModel {
  call: ReadonlySignal<Call | undefined>;
  form: ReadonlySignal<WrapUpFormModel | undefined>;
  /** The call whose wrap-up was saved last here. */
  savedCall: ReadonlySignal<Call | undefined>;
  /** Saves the form. Resolves with whether it is saved. */
  save(): Promise<boolean>;
}

/**
 * Creates the model. The next call takes the form over only if the rep changed nothing in it, so
 * that nobody types into the note of another call.
 */
export function createCurrentWrapUp(
  { calls, wrapUps, now }: CurrentWrapUpDeps,
  abortSignal: AbortSignal,
): CurrentWrapUpModel {
  const call = signal<Call>();
  const form = signal<WrapUpFormModel>();
  const savedCall = signal<Call>();
  const turns = createLatestOnly(abortSignal);

  function show(next: Call | undefined): void {
    call.value = next;
    form.value = next && wrapUps.open(next.id, turns.begin());
    if (next) savedCall.value = undefined;
  }

  function next(): Call | undefined {
    const { value: stored } = wrapUps.stored;
    return stored && callToWrapUp(calls.value ?? [], stored, now());
  }

  function isHeld(): boolean {
    const id = call.value?.id;
    if (!id || !form.value?.isChanged.value) return false;
    return !wrapUps.stored.value?.get(id)?.draft?.isPutAway;
  }

  reactTo(
    () => ({ latest: next(), held: isHeld() }),
    ({ latest, held }) => {
      if (!held && latest?.id !== call.value?.id) show(latest);
    },
    abortSignal,
  );
  return {
    // As it is now: its recording arrives later.
    call: computed(() => calls.value?.find(({ id }) => id === call.value?.id) ?? call.value),
    form,
    savedCall,
    async save() {
      const current = call.value;
      const isSaved = (await form.value?.save()) ?? false;
      if (isSaved) savedCall.value = current;
      return isSaved;
    },
  };
}
