import type { CurrentWrapUpModel } from '@/lib/state/wrap-up/current-wrap-up-model';
import type { CallRowsModel } from './CallRow';

/** A view that shows calls, and automatically the wrap-up of one of them. */
type CallListView = Omit<CallRowsModel, 'current'> & { wrapUp: Pick<CurrentWrapUpModel, 'call'> };

/** Returns what the rows of such a view share. */
export function callRowsOf(view: CallListView): CallRowsModel {
  const { texts, opened, actions, delivery, playback, wrapUps, settings, wrapUp } = view;
  return { texts, opened, actions, delivery, playback, wrapUps, settings, current: wrapUp.call };
}
