import type { CallingModel } from '@/lib/state/calls/calling-model';
import type { CallActions } from '@/lib/state/calls/dial/call-actions';

/** What the list draws from. */
export interface FollowUpListModel
  extends Pick<CallingModel, 'followUps' | 'texts' | 'settings' | 'now'> {
  actions: CallActions;
}
