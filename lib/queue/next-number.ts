import { type Call, isInFlight, mayRing } from '@/lib/calls/model';
import type { StoredCalled, StoredItem } from '@/lib/campaigns/stored-contact';
import { keysOnList } from '@/lib/do-not-call/list';
import { forbiddingKeys } from './contact';
import type { QueueDeps, QueueTables } from './deps';
import type { ReadyDeps } from './ready';

/** How long a disposition may bring a contact back. Later it is a correction of the log. */
const DECIDED_WITHIN_MS = 86_400_000;

/**
 * Takes the contacts that were called out of the queue. Only the call log tells the outcome of a gesture,
 * so a browser that stops at any point leaves nobody called twice and nobody forgotten. A contact whose
 * call is in flight, or was cancelled, refused or never written, stays in the queue.
 */
export async function removeCalledContacts({ campaigns, database }: QueueDeps): Promise<void> {
  for (const item of await campaigns.queue.orderBy('gesture').toArray()) {
    const call = item.gesture && (await database.calls.get({ gesture: item.gesture }));
    const wasCalled = call && mayRing(call) && !isInFlight(call);
    if (wasCalled) await moveToCalled({ campaigns }, item, call);
  }
}

/** A contact of a list is kept for its results, one with another number for what the rep records. */
function moveToCalled({ campaigns }: QueueTables, item: StoredItem, call: Call): Promise<void> {
  const { queue, called } = campaigns;
  return campaigns.transaction('rw', queue, called, async () => {
    const { itemId = 0, gesture: _gesture, claimedAt: _at, ...contact } = item;
    await queue.delete(itemId);
    const made = [...(item.made ?? []), { gesture: call.gesture, e164: call.callee }];
    const hasNext = nextNumberOf({ ...item, made }) !== undefined;
    if (!item.importId && !hasNext) return;
    const calledAt = call.createdAt;
    await called.put({
      ...{ ...contact, made, calledId: item.calledId ?? itemId, callId: call.id, calledAt },
      ...(hasNext && { undecidedAt: calledAt }),
    });
  });
}

/** The first number in the order of calling that was not called yet. */
function nextNumberOf({ numbers, made = [] }: Pick<StoredItem, 'numbers' | 'made'>) {
  return numbers.find(({ e164 }) => !made.some((call) => call.e164 === e164))?.e164;
}

/**
 * Brings back the contacts whose last call has a disposition that asks for their next number, each to
 * its earlier place in the queue.
 */
export async function returnContacts(deps: ReadyDeps): Promise<void> {
  const { campaigns, database, now } = deps;
  const after = now() - DECIDED_WITHIN_MS;
  const undecided = await campaigns.called.where('undecidedAt').above(after).toArray();
  if (undecided.length === 0) return;
  const { dispositions } = await deps.readSettings();
  const asking = dispositions.filter(({ effect }) => effect === 'next-number').map(({ id }) => id);
  const wrapUps = await database.wrapUps.bulkGet(undecided.map(({ callId }) => callId));
  for (const [at, contact] of undecided.entries()) {
    if (asking.includes(wrapUps[at]?.disposition ?? '')) await returnContact(deps, contact);
  }
}

async function returnContact(deps: QueueDeps, contact: StoredCalled): Promise<void> {
  const { queue, called } = deps.campaigns;
  const e164 = await allowedNumber(deps, contact);
  await deps.campaigns.transaction('rw', queue, called, async () => {
    const { calledId } = contact;
    // Another tab brought it back meanwhile.
    const found = await called.get(calledId);
    if (found?.undecidedAt === undefined) return;
    const { undecidedAt: _, ...decided } = found;
    await called.put(decided);
    const { callId: _id, calledAt: _at, ...item } = decided;
    const waits = await queue.where('keys').anyOf(item.keys).count();
    if (e164 && waits === 0) await queue.put({ ...item, itemId: calledId, e164, dueAt: 0 });
  });
}

/** The next number that is not on the do-not-call list; undefined if the contact must not be called. */
async function allowedNumber(
  { database }: QueueDeps,
  contact: StoredCalled,
): Promise<string | undefined> {
  const { ofContact, ofNumbers } = forbiddingKeys(contact);
  const forbidden = await keysOnList(database, [...ofContact, ...ofNumbers]);
  if (ofContact.some((key) => forbidden.has(key))) return undefined;
  const allowed = contact.numbers.filter((_, at) => !forbidden.has(ofNumbers[at] ?? ''));
  return nextNumberOf({ ...contact, numbers: allowed });
}
