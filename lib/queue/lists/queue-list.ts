import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { listedRecord } from '@/lib/crm/records/listed-record';
import { addToQueue } from '@/lib/queue/add-to-queue';
import { withNumbers } from '@/lib/queue/contact';
import type { QueueDeps } from '@/lib/queue/deps';
import type { AddedToQueue, ContactToQueue, ListToQueue, QueuedList } from '@/lib/queue/model';
import { inFlightIds } from '@/lib/queue/read-queue';

/** The most lists that are shown. */
const LISTED = 20;

/** Adds contacts of a list to the end of the queue. Each part of a long list names the list. */
export async function queueContacts(
  deps: QueueDeps,
  { importId, file, headings }: ListToQueue,
  contacts: readonly ContactToQueue[],
): Promise<AddedToQueue> {
  const items = contacts.flatMap((contact) => itemFrom(contact, importId, file) ?? []);
  const counts = { ...(await addToQueue(deps, items)), uncallable: contacts.length - items.length };
  const { imports } = deps.campaigns;
  await deps.campaigns.transaction('rw', imports, async () => {
    const { added = 0, addedAt = deps.now() } = (await imports.get(importId)) ?? {};
    await imports.put({ importId, file, headings, addedAt, added: added + counts.added });
  });
  return counts;
}

function itemFrom(
  { numbers, record: named, name, email, company, owner, rows }: ContactToQueue,
  importId: string,
  file: string | undefined,
): StoredItem | undefined {
  const [first, ...others] = numbers;
  if (!first) return undefined;
  const record = named && listedRecord(named, name);
  const contact = { importId, ...(record && { record }) };
  return {
    source: { kind: 'list', ...(file && { file }) },
    ...withNumbers([first, ...others], contact),
    ...contact,
    ...withoutUndefined({ name, email, company, owner }),
    ...{ rows, data: {}, dueAt: 0 },
  };
}

/**
 * Takes the contacts that a list added out again, unless they were called or are being called. Returns
 * how many. A list of which nothing is left is forgotten.
 */
export async function undoImport(deps: QueueDeps, importId: string): Promise<number> {
  const { queue, skipped, called, imports } = deps.campaigns;
  const inFlight = await inFlightIds(deps);
  return deps.campaigns.transaction('rw', queue, skipped, called, imports, async () => {
    const waiting = queue
      .where({ importId })
      .filter(({ itemId = 0, made }) => made === undefined && !inFlight.has(itemId));
    const put = skipped.where({ importId }).filter(({ made }) => made === undefined);
    const removed = (await waiting.delete()) + (await put.delete());
    const rest = [queue.where({ importId }), skipped.where({ importId }), calledOf(deps, importId)];
    const counts = await Promise.all(rest.map((part) => part.count()));
    if (counts.every((count) => count === 0)) await imports.delete(importId);
    return removed;
  });
}

/** The lists in the queue, newest first. */
export async function readLists(deps: Pick<QueueDeps, 'campaigns'>): Promise<QueuedList[]> {
  const { imports, queue } = deps.campaigns;
  const lists = await imports.orderBy('addedAt').reverse().limit(LISTED).toArray();
  return Promise.all(
    lists.map(async ({ importId, file, addedAt, added }) => ({
      ...{ importId, addedAt, added },
      waiting: await queue.where({ importId }).count(),
      called: await calledOf(deps, importId).count(),
      ...withoutUndefined({ file }),
    })),
  );
}

/** The called contacts of a list, in its order. */
export function calledOf(
  { campaigns }: Pick<QueueDeps, 'campaigns'>,
  importId: string,
  after = -1,
) {
  const all = [importId, Number.POSITIVE_INFINITY];
  return campaigns.called.where('[importId+calledId]').between([importId, after], all, false);
}

/**
 * Forgets the called contacts of a time before (epoch ms), or all, as their calls are deleted from the
 * log. Lists of which nothing is left are forgotten with them.
 */
export async function forgetCalled(
  { campaigns }: Pick<QueueDeps, 'campaigns'>,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { queue, skipped, called, imports } = campaigns;
  await campaigns.transaction('rw', queue, skipped, called, imports, async () => {
    await called.where('calledAt').below(before).delete();
    for (const importId of await imports.where('addedAt').below(before).primaryKeys()) {
      const rest = [queue.where({ importId }), skipped.where({ importId })];
      const counts = [...rest, calledOf({ campaigns }, importId)].map((part) => part.count());
      if ((await Promise.all(counts)).every((count) => count === 0)) await imports.delete(importId);
    }
  });
}
