import type { RowCallsModel } from '@/lib/state/calls/dial/row-calls-model';
import type { RecordingNotices } from '@/lib/state/calls/recording-notices';
import type { CalledModel } from '@/lib/state/campaigns/called-model';
import type { ForbidModel } from '@/lib/state/do-not-call/forbid-model';
import type { QueueModel } from '@/lib/state/queue/queue-model';

/** What the bar uses. */
export interface QueueBarProps {
  queue: Pick<
    QueueModel,
    'next' | 'problem' | 'remove' | 'skip' | 'callLater' | 'openRecord' | 'setReady'
  >;
  rowCalls: RowCallsModel;
  called: CalledModel;
  forbidding: ForbidModel;
  notices: RecordingNotices;
  /** Whether the bar links to the queue's own view. */
  hasLink?: boolean;
}
