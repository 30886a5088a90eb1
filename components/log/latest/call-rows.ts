import type { ReadonlySignal } from '@preact/signals';
import type { CallViewModel } from '@/components/call-view/call-view-model';
import type { CallActions } from '@/components/calls/call-actions';
import type { CurrentWrapUpModel } from '@/components/wrap-up/current-wrap-up-model';
import type { Call } from '@/lib/calls/model';

/** What the rows of a list of calls share. */
export interface CallRowsModel
  extends Pick<
    CallViewModel,
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
