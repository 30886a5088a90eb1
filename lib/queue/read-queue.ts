import type { StoredItem } from '@/lib/campaigns/database';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { recordLink } from '@/lib/crm/records/record-link';
import { calleeFacts, numberFacts } from '@/lib/offers/callee-facts';
import type { QueueDeps } from './deps';
import type { Queue, QueueItem, SkippedItem } from './model';
import { type ReadyDeps, readReadiness } from './ready';

/** The most skipped contacts that are listed. */
const SKIPPED_LISTED = 50;

/** A part of the queue. */
interface QueueRange {
  offset: number;
  limit: number;
}

/** One page of the queue, the next contact first. */
export async function readQueue(deps: ReadyDeps, range: QueueRange): Promise<Queue> {
  await removeCalledContacts(deps);
  const { queue } = deps.campaigns;
  const putOff = () => queue.where('dueAt').above(deps.now());
  const [waiting, later, first] = await Promise.all([
    queue.count(),
    putOff().count(),
    putOff().first(),
  ]);
  const stored = await inOrder(deps, range);
  const readiness = await readReadiness(deps);
  return {
    waiting,
    later,
    items: await Promise.all(stored.map((item) => listed(deps, item))),
    skipped: await skipped(deps),
    ...readiness,
    ...withoutUndefined({ nextDueAt: first?.dueAt }),
  };
}

/**
 * The order of calling: first those whose time has come, then those without a time as they were
 * added, then those put off to a time to come.
 */
async function inOrder(
  { campaigns, now }: QueueDeps,
  { offset, limit }: QueueRange,
): Promise<StoredItem[]> {
  const at = now();
  const dueAt = () => campaigns.queue.where('dueAt');
  const parts = [
    () => dueAt().between(0, at, false, true),
    () => dueAt().equals(0),
    () => dueAt().above(at),
  ];
  const found: StoredItem[] = [];
  let skip = offset;
  for (const part of parts) {
    const left = limit - found.length;
    found.push(...(await part().offset(skip).limit(left).toArray()));
    skip = Math.max(0, skip - (await part().count()));
  }
  return found;
}

async function listed(deps: QueueDeps, item: StoredItem): Promise<QueueItem> {
  const { itemId = 0, source, data, name, dueAt, record } = item;
  const callee = await calleeFacts(deps.database, item.e164, deps.now());
  return {
    ...{ itemId, source, data, callee },
    ...withoutUndefined({ name }),
    ...(record && recordLink(record) && { hasRecord: true }),
    ...(dueAt > 0 && { dueAt }),
  };
}

async function skipped({ campaigns, now }: QueueDeps): Promise<SkippedItem[]> {
  const rows = await campaigns.skipped.reverse().limit(SKIPPED_LISTED).toArray();
  return rows.map(({ skipId = 0, e164, name, reason }) => ({
    skipId,
    text: numberFacts(e164, now()).text,
    reason,
    ...withoutUndefined({ name }),
  }));
}

/**
 * Removes the contacts that were called. Only the call log tells the outcome of a gesture, so a
 * browser that stops at any point leaves nobody called twice and nobody forgotten. A contact whose
 * call was cancelled, refused or never written stays in the queue.
 */
export async function removeCalledContacts({ campaigns, database }: QueueDeps): Promise<void> {
  for (const { itemId, gesture } of await campaigns.queue.orderBy('gesture').toArray()) {
    const call = gesture && (await database.calls.get({ gesture }));
    const disturbedNobody = !call || call.state === 'cancelled' || call.state === 'refused';
    if (!disturbedNobody && itemId !== undefined) await campaigns.queue.delete(itemId);
  }
}
