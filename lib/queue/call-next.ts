import { Failure } from '@/lib/calls/failure';
import { mayRing } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { openRecord, type RecordTabs } from '@/lib/crm/records/open-record';
import type { QueueDeps, QueueTables } from './deps';
import { removeCalledContacts } from './next-number';
import { pauseReason, type ReadyDeps } from './ready';
import { recordOf } from './record-of';

/** A press has its call in the log within this time. */
const CLAIM_MS = 5_000;

/** A press of Call on an item of the queue. */
interface QueuePress {
  itemId: number;
  /** The number that the rep saw. No other number of the contact is called. */
  e164: string;
  gesture: string;
  /** The rules whose warning the rep saw. */
  warned?: readonly string[] | undefined;
  /** Id of the workspace that the rep saw. */
  shownWorkspace?: string | undefined;
}

/**
 * Calls a contact's shown number: marks it with the gesture, then has `start` place the call. Refuses while the rep
 * is not ready, and a second press at the same time, for example in another tab. A press that started no
 * call leaves the contact as it is, without the mark.
 */
export async function callNext<T>(
  deps: ReadyDeps,
  press: QueuePress,
  start: (request: CallRequest) => Promise<T>,
): Promise<T> {
  const { gesture, warned, shownWorkspace } = press;
  if (await pauseReason(deps)) throw new Failure('queue-paused');
  await removeCalledContacts(deps);
  const item = await claim(deps, press);
  try {
    const request = await requestOf(deps, item, press);
    return await start({
      ...request,
      ...(warned && { warned }),
      ...(shownWorkspace && { shownWorkspace }),
    });
  } catch (error) {
    await unclaim(deps, item, gesture);
    throw error;
  }
}

/** Marks a contact with the gesture. Returns it as it was. */
async function claim(deps: QueueDeps, { itemId, gesture, e164 }: QueuePress): Promise<StoredItem> {
  const { campaigns, now } = deps;
  const ended = await endedGesture(deps, itemId);
  return campaigns.transaction('rw', campaigns.queue, async () => {
    const item = await campaigns.queue.get(itemId);
    if (!item) throw new Failure('called-just-now');
    if (!item.numbers.some((number) => number.e164 === e164)) throw new Failure('bad-request');
    const { claimedAt = 0 } = item;
    const hasEnded = ended !== undefined && item.gesture === ended;
    if (!hasEnded && Math.abs(now() - claimedAt) < CLAIM_MS) throw new Failure('call-in-progress');
    await campaigns.queue.update(itemId, { gesture, claimedAt: now(), e164 });
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

async function requestOf(
  deps: QueueDeps,
  item: StoredItem,
  { gesture, e164: callee }: QueuePress,
): Promise<CallRequest> {
  const record = await recordOf(deps, item);
  return {
    ...{ callee, gesture },
    ...(item.name && { calleeName: item.name }),
    ...(record && { record }),
    ...(item.sourcePage && { sourcePage: item.sourcePage }),
  };
}

/** Opens the record of a queued contact. */
export async function openQueuedRecord(
  deps: Pick<QueueDeps, 'campaigns' | 'database'>,
  tabs: RecordTabs,
  itemId: number,
): Promise<void> {
  const item = await deps.campaigns.queue.get(itemId);
  if (!item) throw new Failure('called-just-now');
  if (!(await openRecord(tabs, await recordOf(deps, item)))) throw new Failure('bad-request');
}
