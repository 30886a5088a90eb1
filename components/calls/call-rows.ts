import type { ReadonlySignal } from '@preact/signals';
import type { Call } from '@/lib/calls/model';
import type { CallingModel } from '@/lib/state/calls/calling-model';
import type { CallActions } from '@/lib/state/calls/dial/call-actions';
import type { CurrentWrapUpModel } from '@/lib/state/wrap-up/current-wrap-up-model';

/** What the rows of a list of calls share. */
export interface CallRowsModel
  extends Pick<
    CallingModel,
    'texts' | 'opened' | 'delivery' | 'playback' | 'wrapUps' | 'settings'
  > {
  actions: CallActions;
  /** The call whose wrap-up the view offers automatically, outside the list. */
  current?: ReadonlySignal<Call | undefined>;
}

/** A view that shows calls, and automatically the wrap-up of one of them. */
type CallListView = Omit<CallRowsModel, 'current'> & { wrapUp: Pick<CurrentWrapUpModel, 'call'> };

/** Returns what the rows of such a view share. */
export function callRowsOf(view: CallListView): CallRowsModel {
  const { texts, opened, actions, delivery, playback, wrapUps, settings, wrapUp } = view;
  return { texts, opened, actions, delivery, playback, wrapUps, settings, current: wrapUp.call };
}
