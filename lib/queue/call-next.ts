import { Failure } from '@/lib/calls/failure';
import type { RecordContext } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { StoredItem } from '@/lib/campaigns/database';
import type { QueueDeps } from './deps';
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
 * call leaves the contact as it was.
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
    await deps.campaigns.queue.put(item);
    throw error;
  }
}

function claim({ campaigns, now }: QueueDeps, itemId: number, gesture: string) {
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const item = await campaigns.queue.get(itemId);
    if (!item) throw new Failure('called-just-now');
    const { claimedAt = 0 } = item;
    if (now() - claimedAt < CLAIM_MS) throw new Failure('call-in-progress');
    await campaigns.queue.update(itemId, { gesture, claimedAt: now() });
    return item;
  });
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
