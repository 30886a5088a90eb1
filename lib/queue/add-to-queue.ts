import type { StoredItem } from '@/lib/campaigns/database';
import { type AudienceListRequest, listAudience } from '@/lib/campaigns/list-audience';
import type { AudienceRow, QueueSource } from '@/lib/campaigns/model';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { keysOnList } from '@/lib/do-not-call/list';
import { keysAgainst } from '@/lib/do-not-call/subject';
import type { QueueDeps, QueueTables } from './deps';
import type { AddedToQueue, AddToQueueResult, NumberToQueue } from './model';

/** Adds numbers of a page, a selection or a list to the end of the queue. */
export async function queueNumbers(
  deps: QueueDeps,
  source: QueueSource,
  numbers: readonly NumberToQueue[],
): Promise<AddedToQueue> {
  const items = numbers.map(({ e164, name, record, sourcePage }) => ({
    source,
    e164,
    data: {},
    dueAt: 0,
    ...(name && { name }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
  }));
  return { ...(await addToQueue(deps, items)), uncallable: 0 };
}

/** Adds contacts to the end of the queue. Skips numbers that are in it already, or must not be called. */
async function addToQueue(
  deps: QueueDeps,
  items: readonly StoredItem[],
): Promise<Omit<AddedToQueue, 'uncallable'>> {
  const allowed = await withoutForbidden(deps, items);
  const added = await addNew(deps, allowed);
  return {
    added,
    already: allowed.length - added,
    forbidden: items.length - allowed.length,
  };
}

/** The contacts that are not on the do-not-call list. */
async function withoutForbidden(
  { database }: QueueDeps,
  items: readonly StoredItem[],
): Promise<StoredItem[]> {
  const keys = items.map(({ e164: callee, name: calleeName, data }) =>
    keysAgainst({ callee, calleeName, data }),
  );
  const forbidden = await keysOnList(database, keys.flat());
  return items.filter((_, index) => !keys[index]?.some((key) => forbidden.has(key)));
}

/** One transaction, so that two tabs that queue the same list add each number once. */
function addNew({ campaigns }: QueueTables, items: readonly StoredItem[]): Promise<number> {
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const byNumber = new Map(items.toReversed().map((item) => [item.e164, item]));
    const queued = await campaigns.queue
      .where('e164')
      .anyOf([...byNumber.keys()])
      .uniqueKeys();
    for (const e164 of queued) byNumber.delete(String(e164));
    const fresh = items.filter((item) => byNumber.get(item.e164) === item);
    await campaigns.queue.bulkAdd(fresh);
    return fresh.length;
  });
}

/** Adds the contacts of one page of an audience to the end of the queue. */
export async function queueAudience(
  deps: CampaignDeps,
  request: AudienceListRequest,
  campaignName: string,
): Promise<AddToQueueResult> {
  const { rows, columns: _, unreadable, ...mark } = await listAudience(deps, request);
  const items = rows.flatMap((row) => itemFrom(row, request.campaignId, campaignName) ?? []);
  return {
    ...mark,
    ...(await addToQueue(deps, items)),
    uncallable: rows.length - items.length + unreadable,
  };
}

function itemFrom(row: AudienceRow, campaignId: number, campaignName: string) {
  if (!row.callee) return undefined;
  const { id: recordId, name, data } = row;
  const source = { kind: 'campaign' as const, campaignId, campaignName, recordId };
  return { source, e164: row.callee.e164, data, dueAt: 0, ...withoutUndefined({ name }) };
}
