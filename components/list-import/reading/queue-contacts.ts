import type { Problem } from '@/lib/calls/model';
import { LIST_PART } from '@/lib/lists/list-limits';
import type { Ask } from '@/lib/messages/client';
import type { AddedToQueue, ListToQueue } from '@/lib/queue/model';
import type { ListReader } from './list-reader';
import type { ReadProgress } from './read-numbers';

/** What queueing a list needs. */
interface QueueListDeps {
  ask: Ask;
  reader: Pick<ListReader, 'ready'>;
  onPart: (progress: ReadProgress) => void;
  abortSignal: AbortSignal;
}

/** Queues the contacts that can be called, in parts. Returns the counts, or why it stopped early; what was added stays. */
export async function sendContacts(
  { ask, reader, onPart, abortSignal }: QueueListDeps,
  list: ListToQueue,
  of: number,
): Promise<AddedToQueue | Problem> {
  let sums: AddedToQueue = { added: 0, already: 0, forbidden: 0, uncallable: 0 };
  let next = reader.ready(0);
  for (let from = 0; from < of && !abortSignal.aborted; from += LIST_PART) {
    const contacts = await next;
    const hasMore = from + LIST_PART < of;
    // The next part is made ready while the background stores this one.
    if (hasMore) next = reader.ready(from + LIST_PART);
    const answer = await ask('queue-list', { list, hasMore, contacts });
    if (!answer.ok) return answer.error;
    sums = addUp(sums, answer.value);
    onPart({ done: Math.min(of, from + LIST_PART), of });
  }
  return sums;
}

function addUp(one: AddedToQueue, other: AddedToQueue): AddedToQueue {
  return {
    added: one.added + other.added,
    already: one.already + other.already,
    forbidden: one.forbidden + other.forbidden,
    uncallable: one.uncallable + other.uncallable,
  };
}
