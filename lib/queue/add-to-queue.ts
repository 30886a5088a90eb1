import { type AudienceListRequest, listAudience } from '@/lib/campaigns/list-audience';
import type { AudienceRow, QueueSource } from '@/lib/campaigns/model';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { keysOnList } from '@/lib/do-not-call/list';
import { forbiddingKeys, withNumbers } from './contact';
import type { QueueDeps, QueueTables } from './deps';
import type { AddedToQueue, AddToQueueResult, NumberToQueue } from './model';

/** Adds numbers of a page or a selection to the end of the queue. */
export async function queueNumbers(
  deps: QueueDeps,
  source: QueueSource,
  numbers: readonly NumberToQueue[],
): Promise<AddedToQueue> {
  const items = numbers.map(({ e164, name, record, sourcePage }) => ({
    ...withNumbers([{ e164 }]),
    source,
    data: {},
    dueAt: 0,
    ...(name && { name }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
  }));
  return { ...(await addToQueue(deps, items)), uncallable: 0 };
}

/** Adds contacts to the end of the queue. Skips those that are in it already, or must not be called. */
export async function addToQueue(
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

/**
 * The contacts without their numbers on the do-not-call list. A contact without any other, or whose
 * company or e-mail domain is on it, is left out.
 */
async function withoutForbidden(
  { database }: QueueDeps,
  items: readonly StoredItem[],
): Promise<StoredItem[]> {
  const keys = items.map(forbiddingKeys);
  const all = keys.flatMap(({ ofContact, ofNumbers }) => [...ofContact, ...ofNumbers]);
  const forbidden = await keysOnList(database, all);
  return items.flatMap((item, index) => {
    const { ofContact = [], ofNumbers = [] } = keys[index] ?? {};
    if (ofContact.some((key) => forbidden.has(key))) return [];
    if (!ofNumbers.some((key) => forbidden.has(key))) return [item];
    const [first, ...others] = item.numbers.filter((_, at) => !forbidden.has(ofNumbers[at] ?? ''));
    return first ? [{ ...item, ...withNumbers([first, ...others], item) }] : [];
  });
}

/** One transaction, so that two tabs that queue the same list add each contact once. */
function addNew({ campaigns }: QueueTables, items: readonly StoredItem[]): Promise<number> {
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const all = items.flatMap(({ keys }) => keys);
    const taken = new Set(await campaigns.queue.where('keys').anyOf(all).keys());
    const fresh = items.filter(({ keys }) => {
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
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
  const numbers = withNumbers([{ e164: row.callee.e164 }]);
  return { source, ...numbers, data, dueAt: 0, ...withoutUndefined({ name }) };
}
