/**
 * The queue: whom the rep calls next, from campaigns, pages, selections and lists. Our own pages ask for it, and
 * change it, through messages to the background. It is stored in the campaign database, and the call log alone
 * tells who was called. It never calls by itself: each call is the rep's own press, while they are ready.
 */

import { inFlightStates, isInFlight, mayRing } from '@/lib/calls/model';
import type { StoredItem } from '@/lib/campaigns/database';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { recordLink } from '@/lib/crm/records/record-at';
import { calleeFacts, numberFacts } from '@/lib/offers/before-call';
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

/** One page of the queue, the next contact first. A contact whose call is in flight is not listed. */
export async function readQueue(deps: ReadyDeps, { offset, limit }: QueueRange): Promise<Queue> {
  await removeCalledContacts(deps);
  const { dueNow, later } = await waitingIds(deps);
  const ids = [...dueNow, ...later];
  const { queue } = deps.campaigns;
  const [nextLater] = await queue.bulkGet(later.slice(0, 1));
  const stored = await queue.bulkGet(ids.slice(offset, offset + limit));
  const readiness = await readReadiness(deps);
  return {
    waiting: ids.length,
    later: later.length,
    items: await Promise.all(stored.flatMap((item) => (item ? [listed(deps, item)] : []))),
    skipped: await skipped(deps),
    ...readiness,
    ...withoutUndefined({ nextDueAt: nextLater?.dueAt }),
  };
}

/**
 * Ids of the contacts in the order of calling: first those whose time has come, then those without a
 * time as they were added; `later` are those put off to a time to come.
 */
async function waitingIds(deps: QueueDeps): Promise<{ dueNow: number[]; later: number[] }> {
  const at = deps.now();
  const inFlight = await inFlightIds(deps);
  const dueAt = () => deps.campaigns.queue.where('dueAt');
  const parts = [dueAt().between(0, at, false, true), dueAt().equals(0), dueAt().above(at)];
  const [due = [], untimed = [], later = []] = await Promise.all(
    parts.map(async (part) => (await part.primaryKeys()).filter((id) => !inFlight.has(id))),
  );
  return { dueNow: [...due, ...untimed], later };
}

/** Ids of the contacts whose call is in flight. */
async function inFlightIds({ campaigns, database }: QueueDeps): Promise<ReadonlySet<number>> {
  const calls = await database.calls.where('state').anyOf(inFlightStates).toArray();
  const gestures = calls.map(({ gesture }) => gesture);
  return new Set(await campaigns.queue.where('gesture').anyOf(gestures).primaryKeys());
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
 * call is in flight, or was cancelled, refused or never written, stays in the queue.
 */
export async function removeCalledContacts({ campaigns, database }: QueueDeps): Promise<void> {
  for (const { itemId, gesture } of await campaigns.queue.orderBy('gesture').toArray()) {
    const call = gesture && (await database.calls.get({ gesture }));
    const wasCalled = call && mayRing(call) && !isInFlight(call);
    if (wasCalled && itemId !== undefined) await campaigns.queue.delete(itemId);
  }
}
