import type { CallDatabase } from '@/lib/calls/database';
import { inFlightStates } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { onQueueChange } from '@/lib/platform/views/queue-changes';

/**
 * Calls back after each change of the queue and of the rep's pause, made from any view, of the notes in work
 * that the queue waits for, and of the calls in flight: a contact whose call is cancelled waits again.
 */
export function watchQueue(
  { calls, wrapUpDrafts }: Pick<CallDatabase, 'calls' | 'wrapUpDrafts'>,
  onChange: () => void,
  abortSignal: AbortSignal,
): void {
  onQueueChange(onChange, abortSignal);
  const readNotes = () => wrapUpDrafts.filter(({ isPutAway }) => !isPutAway).primaryKeys();
  const readInFlight = () => calls.where('state').anyOf(inFlightStates).primaryKeys();
  for (const read of [readNotes, readInFlight]) watchIds(read, onChange, abortSignal);
}

/** Calls back after each change of the ids that a query reads. */
function watchIds(
  read: () => PromiseLike<string[]>,
  onChange: () => void,
  abortSignal: AbortSignal,
): void {
  let known: string | undefined;
  const next = (ids: string[]) => {
    const current = ids.join(' ');
    if (known !== undefined && known !== current) onChange();
    known = current;
  };
  watchQuery(async () => read(), { next }, abortSignal);
}
