import { type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call } from '@/lib/calls/model';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { createWrapUpForm, type WrapUpFormDeps, type WrapUpFormModel } from './wrap-up-form-model';

/** The wrap-ups of the calls that a view lists. */
export interface WrapUpsModel {
  /** By call id; `undefined` until read. */
  stored: ReadonlySignal<ReadonlyMap<string, StoredWrapUp> | undefined>;
  /** Opens the form of a call's wrap-up. */
  open(callId: string, abortSignal: AbortSignal): WrapUpFormModel;
}

/** Creates the model. It follows the list. */
export function createWrapUps(
  deps: WrapUpFormDeps,
  calls: () => readonly Pick<Call, 'id'>[] | undefined,
  abortSignal: AbortSignal,
): WrapUpsModel {
  const stored = signal<ReadonlyMap<string, StoredWrapUp>>();
  const turns = createLatestOnly(abortSignal);
  let watched: string | undefined;
  reactTo(
    () => calls()?.map(({ id }) => id),
    (ids) => {
      if (!ids || ids.join() === watched) return;
      watched = ids.join();
      const abortSignal = turns.begin();
      const onChange = (next: ReadonlyMap<string, StoredWrapUp>) => {
        if (!abortSignal.aborted) stored.value = next;
      };
      deps.watchWrapUps(ids, onChange, abortSignal);
    },
    abortSignal,
  );
  return { stored, open: (callId, abortSignal) => createWrapUpForm(deps, callId, abortSignal) };
}
