import { type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call } from '@/lib/calls/model';

/** Reports what is stored of calls, by call id, now and after each change, until the signal aborts. */
export type WatchCalls<Stored> = (
  callIds: readonly string[],
  onChange: (stored: ReadonlyMap<string, Stored>) => void,
  abortSignal: AbortSignal,
) => void;

/** What is stored of calls, by call id; `undefined` until it is read. */
export type StoredOfCalls<Stored> = ReadonlySignal<ReadonlyMap<string, Stored> | undefined>;

/** Follows what is stored of the calls that a view lists. */
export function watchListedCalls<Stored>(
  watch: WatchCalls<Stored>,
  calls: () => readonly Pick<Call, 'id'>[] | undefined,
  abortSignal: AbortSignal,
): StoredOfCalls<Stored> {
  const stored = signal<ReadonlyMap<string, Stored>>();
  const turns = createLatestOnly(abortSignal);
  let watched: string | undefined;
  reactTo(
    () => calls()?.map(({ id }) => id),
    (ids) => {
      if (!ids || ids.join() === watched) return;
      watched = ids.join();
      const turn = turns.begin();
      const onChange = (next: ReadonlyMap<string, Stored>) => {
        if (!turn.aborted) stored.value = next;
      };
      watch(ids, onChange, turn);
    },
    abortSignal,
  );
  return stored;
}
