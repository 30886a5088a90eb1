import { Failure } from '@/lib/calls/failure';
import { openRecord, type RecordTabs } from '@/lib/crm/records/open-record';
import type { QueueDeps } from './deps';

/** Opens the record of a queued contact. */
export async function openQueuedRecord(
  { campaigns }: Pick<QueueDeps, 'campaigns'>,
  tabs: RecordTabs,
  itemId: number,
): Promise<void> {
  const item = await campaigns.queue.get(itemId);
  if (!item) throw new Failure('called-just-now');
  if (!(await openRecord(tabs, item.record))) throw new Failure('bad-request');
}
