import { Failure } from '@/lib/calls/failure';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { entryAgainst } from '@/lib/do-not-call/list';
import { keysAgainst } from '@/lib/do-not-call/subject';
import { calleeFacts } from '@/lib/offers/callee-facts';
import type { StoredItem } from './database';
import { defined } from './defined';
import type { CampaignDeps } from './deps';
import { type AudienceListRequest, listAudience } from './list-audience';
import type { AddToQueueResult, AudienceRow, Queue, QueueItem } from './model';

/** A press has its call in the log within this time. */
const CLAIM_MS = 5_000;

type QueueDeps = Pick<CampaignDeps, 'campaigns' | 'database' | 'now'>;

/** Adds the contacts of one page of an audience to the end of the queue. */
export async function queueAudience(
  deps: CampaignDeps,
  request: AudienceListRequest,
  campaignName: string,
): Promise<AddToQueueResult> {
  const { rows, columns: _, unreadable, ...mark } = await listAudience(deps, request);
  const items = rows.flatMap((row) => itemFrom(row, request.campaignId, campaignName) ?? []);
  const allowed = await withoutForbidden(deps, items);
  const added = await addNew(deps, allowed);
  return {
    ...mark,
    added,
    already: allowed.length - added,
    forbidden: items.length - allowed.length,
    uncallable: rows.length - items.length + unreadable,
  };
}

function itemFrom(row: AudienceRow, campaignId: number, campaignName: string) {
  if (!row.callee) return undefined;
  const { id: recordId, name, data } = row;
  const { e164 } = row.callee;
  return { campaignId, campaignName, recordId, e164, data, ...defined({ name }) };
}

/** The contacts that are not on the do-not-call list. */
async function withoutForbidden(
  { database }: QueueDeps,
  items: readonly StoredItem[],
): Promise<StoredItem[]> {
  const against = await Promise.all(
    items.map(({ e164: callee, name: calleeName, data }) =>
      entryAgainst(database, keysAgainst({ callee, calleeName, data })),
    ),
  );
  return items.filter((_, index) => !against[index]);
}

function addNew({ campaigns }: QueueDeps, items: StoredItem[]): Promise<number> {
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const keys = items.map((item) => [item.campaignId, item.recordId]);
    const there = await campaigns.queue.where('[campaignId+recordId]').anyOf(keys).toArray();
    const waiting = new Set(there.map((item) => item.recordId));
    const fresh = items.filter((item) => !waiting.has(item.recordId));
    await campaigns.queue.bulkAdd(fresh);
    return fresh.length;
  });
}

/** One page of the queue, the next contact first. */
export async function readQueue(
  deps: QueueDeps,
  { offset, limit }: { offset: number; limit: number },
): Promise<Queue> {
  await settle(deps);
  const waiting = await deps.campaigns.queue.count();
  const stored = await deps.campaigns.queue.offset(offset).limit(limit).toArray();
  return { waiting, items: await Promise.all(stored.map((item) => listed(deps, item))) };
}

async function listed(deps: QueueDeps, item: StoredItem): Promise<QueueItem> {
  const { itemId = 0, campaignId, campaignName, data, name } = item;
  const callee = await calleeFacts(deps.database, item.e164, deps.now());
  return { itemId, campaignId, campaignName, data, callee, ...defined({ name }) };
}

/**
 * Removes the contacts that were called. Only the call log tells the outcome of a gesture, so a
 * browser that stops at any point leaves nobody called twice and nobody forgotten. A contact whose
 * call was cancelled, refused or never written stays in the queue.
 */
async function settle({ campaigns, database }: QueueDeps): Promise<void> {
  for (const { itemId, gesture } of await campaigns.queue.orderBy('gesture').toArray()) {
    const call = gesture && (await database.calls.get({ gesture }));
    const disturbedNobody = !call || call.state === 'cancelled' || call.state === 'refused';
    if (!disturbedNobody && itemId !== undefined) await campaigns.queue.delete(itemId);
  }
}

/** A press of Call on an item of the queue. */
interface QueuePress {
  itemId: number;
  gesture: string;
  /** The rules whose warning the rep saw. */
  warned?: readonly string[] | undefined;
}

/**
 * Calls a contact: marks it with the gesture, then has `start` place the call. Refuses a second press
 * meanwhile, for example in another tab. A press that started no call leaves the contact as it was.
 */
export async function callNext<T>(
  deps: QueueDeps,
  { itemId, gesture, warned }: QueuePress,
  start: (request: CallRequest) => Promise<T>,
): Promise<T> {
  await settle(deps);
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
    if (now() - claimedAt < CLAIM_MS) throw new Failure('call-under-way');
    await campaigns.queue.update(itemId, { gesture, claimedAt: now() });
    return item;
  });
}

function requestOf(item: StoredItem, gesture: string): CallRequest {
  return {
    callee: item.e164,
    gesture,
    ...(item.name && { calleeName: item.name }),
    record: { objectId: item.recordId, slug: 'mobile_no', data: item.data },
  };
}

/** Removes one contact from the queue, or all if none is named. */
export async function dropFromQueue(
  { campaigns }: Pick<QueueDeps, 'campaigns'>,
  itemId: number | undefined,
): Promise<void> {
  if (itemId === undefined) await campaigns.queue.clear();
  else await campaigns.queue.delete(itemId);
}
