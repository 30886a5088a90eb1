import type { CallDatabase } from '@/lib/calls/database';
import { watchQuery } from '@/lib/database/watch-query';
import { onQueueChange } from '@/lib/platform/views/queue-changes';

/**
 * Calls back after each change of the queue and of the rep's pause, made from any view, and of the notes in work
 * that the queue waits for.
 */
export function watchQueue(
  { wrapUpDrafts }: Pick<CallDatabase, 'wrapUpDrafts'>,
  onChange: () => void,
  ended: AbortSignal,
): void {
  onQueueChange(onChange, ended);
  let known: string | undefined;
  const next = (ids: string[]) => {
    const inWork = ids.join(' ');
    if (known !== undefined && known !== inWork) onChange();
    known = inWork;
  };
  watchQuery(
    () => wrapUpDrafts.filter(({ isPutAway }) => !isPutAway).primaryKeys(),
    { next },
    ended,
  );
}
