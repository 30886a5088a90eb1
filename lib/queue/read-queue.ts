/**
 * The queue: whom the rep calls next, from campaigns, pages, selections and lists. Our own pages ask for it, and
 * change it, through messages to the background. It is stored in the campaign database, and the call log alone
 * tells who was called. It never calls by itself: each call is the rep's own press, while they are ready.
 */

import { inFlightStates } from '@/lib/calls/model';
import type { ContactNumber } from '@/lib/campaigns/model';
import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { recordLink } from '@/lib/crm/records/record-at';
import { readInOrder } from '@/lib/database/read-in-order';
import { calleeFacts, numberFacts } from '@/lib/offers/before-call';
import { formatInternational } from '@/lib/phone/plan/format';
import type { QueueDeps } from './deps';
import type { Queue, QueuedNumber, QueueItem, SkippedItem } from './model';
import { removeCalledContacts, returnContacts } from './next-number';
import { type ReadyDeps, readReadiness } from './ready';
import { recordOf } from './record-of';
import { type SkippedFor, skippedContacts } from './skip-called';

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
  await returnContacts(deps);
  const skippedFor = await skippedContacts(deps);
  const { dueNow, later, called } = await waitingIds(deps, skippedFor);
  const ids = [...dueNow, ...later, ...called];
  const { queue } = deps.campaigns;
  const [nextLater] = await readInOrder(queue, later, 1);
  const stored = await readInOrder(queue, ids.slice(offset), limit);
  const untilOf = (id: number) => skippedFor.get(id)?.until;
  const readiness = await readReadiness(deps);
  return {
    waiting: ids.length,
    later: later.length,
    calledByColleagues: called.length,
    items: await Promise.all(stored.map((item) => listed(deps, item, skippedFor))),
    skipped: await skipped(deps),
    ...readiness,
    ...withoutUndefined({ nextDueAt: firstOf([nextLater?.dueAt, ...called.map(untilOf)]) }),
  };
}

/**
 * Ids of the contacts in the order of calling: first those whose time has come, then those without a
 * time as they were added; `later` are those put off to a time to come, and `called` those that are skipped
 * because a colleague called.
 */
async function waitingIds(deps: QueueDeps, skippedFor: ReadonlyMap<number, SkippedFor>) {
  const at = deps.now();
  const inFlight = await inFlightIds(deps);
  const dueAt = () => deps.campaigns.queue.where('dueAt');
  const parts = [dueAt().between(0, at, false, true), dueAt().equals(0), dueAt().above(at)];
  const [due = [], untimed = [], later = []] = await Promise.all(
    parts.map(async (part) => (await part.primaryKeys()).filter((id) => !inFlight.has(id))),
  );
  const isSkipped = (id: number) => skippedFor.has(id);
  const dueNow = [...due, ...untimed.filter((id) => !isSkipped(id))];
  return { dueNow, later, called: untimed.filter(isSkipped) };
}

/** The earliest of times of which some are unknown. */
function firstOf(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Ids of the contacts whose call is in flight. */
export async function inFlightIds({
  campaigns,
  database,
}: QueueDeps): Promise<ReadonlySet<number>> {
  const calls = await database.calls.where('state').anyOf(inFlightStates).toArray();
  const gestures = calls.map(({ gesture }) => gesture);
  return new Set(await campaigns.queue.where('gesture').anyOf(gestures).primaryKeys());
}

async function listed(
  deps: QueueDeps,
  item: StoredItem,
  skippedFor: ReadonlyMap<number, SkippedFor>,
): Promise<QueueItem> {
  const { itemId = 0, source, data, name, company, email, owner, dueAt } = item;
  const numbers = item.numbers.map((number) => queuedNumber(item, number));
  const { ext } = numbers.find(({ e164 }) => e164 === item.e164) ?? {};
  const callee = await calleeFacts(deps.database, item.e164, deps.now(), ext);
  const record = await recordOf(deps, item);
  const skip = skippedFor.get(itemId);
  return {
    ...{ itemId, source, data, callee, numbers },
    ...withoutUndefined({ name, company, email, owner }),
    ...(record && recordLink(record) && { hasRecord: true }),
    ...(dueAt > 0 && { dueAt }),
    ...(skip && { skippedFor: skip }),
  };
}

function queuedNumber({ made = [] }: StoredItem, number: ContactNumber): QueuedNumber {
  const wasCalled = made.some(({ e164 }) => e164 === number.e164);
  return {
    ...number,
    text: formatInternational(number.e164),
    ...(wasCalled && { wasCalled }),
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
