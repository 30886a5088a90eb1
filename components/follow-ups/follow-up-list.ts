import type { CallViewModel } from '@/components/call-view/call-view-model';
import type { CallActions } from '@/components/calls/call-actions';

/** What the list draws from. */
export interface FollowUpListModel
  extends Pick<CallViewModel, 'followUps' | 'texts' | 'settings' | 'now'> {
  actions: CallActions;
}
