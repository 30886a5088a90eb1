import { Failure } from '@/lib/calls/failure';
import { mayRing, type RecordContext } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { StoredItem } from '@/lib/campaigns/database';
import { openRecord, type RecordTabs } from '@/lib/crm/records/open-record';
import type { QueueDeps, QueueTables } from './deps';
import { removeCalledContacts } from './read-queue';
import { pauseReason, type ReadyDeps } from './ready';

/** A press has its call in the log within this time. */
const CLAIM_MS = 5_000;

/** A press of Call on an item of the queue. */
interface QueuePress {
  itemId: number;
  gesture: string;
  /** The rules whose warning the rep saw. */
  warned?: readonly string[] | undefined;
}

/**
 * Calls a contact: marks it with the gesture, then has `start` place the call. Refuses while the rep
 * is not ready, and a second press at the same time, for example in another tab. A press that started no
 * call leaves the contact as it is, without the mark.
 */
export async function callNext<T>(
  deps: ReadyDeps,
  { itemId, gesture, warned }: QueuePress,
  start: (request: CallRequest) => Promise<T>,
): Promise<T> {
  if (await pauseReason(deps)) throw new Failure('queue-paused');
  await removeCalledContacts(deps);
  const item = await claim(deps, itemId, gesture);
  try {
    return await start({ ...requestOf(item, gesture), ...(warned && { warned }) });
  } catch (error) {
    await unclaim(deps, item, gesture);
    throw error;
  }
}

/** Marks a contact with the gesture. Returns it as it was. */
async function claim(deps: QueueDeps, itemId: number, gesture: string): Promise<StoredItem> {
  const { campaigns, now } = deps;
  const ended = await endedGesture(deps, itemId);
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const item = await campaigns.queue.get(itemId);
    if (!item) throw new Failure('called-just-now');
    const { claimedAt = 0 } = item;
    const hasEnded = ended !== undefined && item.gesture === ended;
    if (!hasEnded && Math.abs(now() - claimedAt) < CLAIM_MS) throw new Failure('call-in-progress');
    await campaigns.queue.update(itemId, { gesture, claimedAt: now() });
    return item;
  });
}

/**
 * Returns the gesture of a contact's last call if that was cancelled or refused: the next press need not
 * wait. Refuses while that call is in flight.
 */
async function endedGesture(
  { campaigns, database }: QueueDeps,
  itemId: number,
): Promise<string | undefined> {
  const { gesture } = (await campaigns.queue.get(itemId)) ?? {};
  const call = gesture && (await database.calls.get({ gesture }));
  if (call && mayRing(call)) throw new Failure('call-in-progress');
  return call && gesture;
}

/** Gives a contact back its earlier mark, unless it is gone or another press marked it meanwhile. */
async function unclaim(
  { campaigns }: QueueTables,
  { gesture: earlier, claimedAt }: StoredItem,
  gesture: string,
): Promise<void> {
  await campaigns.queue.where({ gesture }).modify({ gesture: earlier, claimedAt });
}

function requestOf(item: StoredItem, gesture: string): CallRequest {
  const record = recordOf(item);
  return {
    callee: item.e164,
    gesture,
    ...(item.name && { calleeName: item.name }),
    ...(record && { record }),
    ...(item.sourcePage && { sourcePage: item.sourcePage }),
  };
}

/** A contact of a campaign is its own record; any other keeps the record it was found with. */
function recordOf({ source, data, record }: StoredItem): RecordContext | undefined {
  if (source.kind !== 'campaign') return record;
  const { recordId: objectId, campaignId: id, campaignName: name } = source;
  return { objectId, slug: 'mobile_no', data, campaign: { id, name } };
}

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
