import {
  type StoredOfCalls,
  watchListedCalls,
} from '@/components/shared/models/watch-listed-calls';
import type { Call } from '@/lib/calls/model';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { createWrapUpForm, type WrapUpFormDeps, type WrapUpFormModel } from './wrap-up-form-model';

/** The wrap-ups of the calls that a view lists. */
export interface WrapUpsModel {
  stored: StoredOfCalls<StoredWrapUp>;
  /** Opens the form of a call's wrap-up. */
  open(callId: string, abortSignal: AbortSignal): WrapUpFormModel;
}

/** Creates the model. It follows the list. */
export function createWrapUps(
  deps: WrapUpFormDeps,
  calls: () => readonly Pick<Call, 'id'>[] | undefined,
  abortSignal: AbortSignal,
): WrapUpsModel {
  return {
    stored: watchListedCalls(deps.watchWrapUps, calls, abortSignal),
    open: (callId, abortSignal) => createWrapUpForm(deps, callId, abortSignal),
  };
}
