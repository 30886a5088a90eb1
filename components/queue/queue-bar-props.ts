import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import type { CalledModel } from '@/components/row-calls/called-model';
import type { RowCallsModel } from '@/components/row-calls/row-calls-model';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import type { QueueModel } from './queue-model';

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
