import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { calledByColleagues } from '@/lib/colleagues/calls-of-colleagues';
import { keysOf } from '@/lib/lists/contact-keys';
import type { QueueTables } from './deps';
import type { ReadyDeps } from './ready';

const HOUR_MS = 3_600_000;

/** Until when a contact is skipped, and when a colleague called it: epoch ms. */
export interface SkippedFor {
  until: number;
  calledAt: number;
}

/**
 * The contacts that a colleague called in the last hours, by their ids: at any of their numbers, as it is the
 * same person. The queue skips them until those hours are over, unless the rep put them back. Nobody waits in vain
 * for a call at a time that the rep chose: such contacts are not skipped. It reads an index, so a long queue costs
 * nothing.
 */
export async function skippedContacts(deps: ReadyDeps): Promise<Map<number, SkippedFor>> {
  const { campaigns, database, now } = deps;
  const skipMs = (await deps.readSettings()).skipColleagueHours * HOUR_MS;
  if (skipMs === 0) return new Map();
  const called = await calledByColleagues(database, { from: now() - skipMs, now: now() });
  const keys = [...called.keys()].flatMap((e164) => keysOf({ numbers: [{ e164 }] }));
  const found = campaigns.queue.where('keys').anyOf(keys).distinct();
  const items = await found.filter(({ dueAt }) => dueAt === 0).toArray();
  return new Map(
    items.flatMap((item) => {
      const calledAt = lastCallTo(item, called);
      if (calledAt === undefined || calledAt <= (item.putBackAt ?? 0)) return [];
      return [[item.itemId ?? 0, { until: calledAt + skipMs, calledAt }] as const];
    }),
  );
}

/** A number that many share is not a key of the contact, so it does not count. */
function lastCallTo(
  { numbers, keys }: StoredItem,
  called: ReadonlyMap<string, number>,
): number | undefined {
  const times = numbers
    .filter(({ e164 }) => keysOf({ numbers: [{ e164 }] }).some((key) => keys.includes(key)))
    .flatMap(({ e164 }) => called.get(e164) ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Takes a contact back to its place although a colleague called. A later call of theirs skips it again. */
export async function putBackSkipped(
  { campaigns, now }: QueueTables & Pick<ReadyDeps, 'now'>,
  itemId: number,
): Promise<void> {
  await campaigns.queue.update(itemId, { putBackAt: now() });
}
