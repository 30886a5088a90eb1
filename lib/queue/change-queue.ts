import type { SkipReason } from '@/lib/campaigns/model';
import type { QueueDeps, QueueTables } from './deps';

/** Removes one contact from the queue, or all if none is named. */
export async function dropFromQueue(
  { campaigns }: QueueTables,
  itemId: number | undefined,
): Promise<void> {
  if (itemId === undefined) await campaigns.queue.clear();
  else await campaigns.queue.delete(itemId);
}

/** Takes a contact out of the queue and keeps why, so that it can be put back. */
export function skipItem(
  { campaigns, now }: Pick<QueueDeps, 'campaigns' | 'now'>,
  itemId: number,
  reason: SkipReason,
): Promise<void> {
  const { queue, skipped } = campaigns;
  return campaigns.transaction('rw', queue, skipped, async () => {
    const item = await queue.get(itemId);
    if (!item) return;
    await queue.delete(itemId);
    const { itemId: _id, gesture: _gesture, claimedAt: _at, ...contact } = item;
    await skipped.add({ ...contact, reason, skippedAt: now() });
  });
}

/** Chooses which of a contact's numbers is called next. */
export async function chooseNumber(
  { campaigns }: QueueTables,
  itemId: number,
  e164: string,
): Promise<void> {
  await campaigns.queue.where({ itemId }).modify((item) => {
    if (item.numbers.some((number) => number.e164 === e164)) item.e164 = e164;
  });
}

/** Puts a skipped contact at the end of the queue, unless it waits there already. */
export function putBack({ campaigns }: QueueTables, skipId: number): Promise<void> {
  const { queue, skipped } = campaigns;
  return campaigns.transaction('rw', queue, skipped, async () => {
    const skip = await skipped.get(skipId);
    if (!skip) return;
    const { skipId: _id, reason: _reason, skippedAt: _at, ...item } = skip;
    await skipped.delete(skipId);
    if ((await queue.where('keys').anyOf(item.keys).count()) === 0) await queue.add(item);
  });
}

/**
 * Puts a contact off: to a time (epoch ms), or to the end of the queue. The mark of a call stays, so
 * that a contact whose call came about after all is not called again.
 */
export function callLater(
  { campaigns }: QueueTables,
  itemId: number,
  at: number | undefined,
): Promise<void> {
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const item = await campaigns.queue.get(itemId);
    if (!item) return;
    if (at !== undefined) await campaigns.queue.put({ ...item, dueAt: at });
    else {
      const { itemId: _, ...rest } = item;
      await campaigns.queue.delete(itemId);
      await campaigns.queue.add({ ...rest, dueAt: 0 });
    }
  });
}
