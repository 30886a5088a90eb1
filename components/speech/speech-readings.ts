import { type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call } from '@/lib/calls/model';
import type { SpeechReading } from '@/lib/speech/model';

/** What was read of the recordings of a list, by call id; `undefined` until it is known. */
export type SpeechReadings = ReadonlySignal<ReadonlyMap<string, SpeechReading> | undefined>;

/** What following a list needs. */
export interface SpeechReadingsDeps {
  /** Reports what was read of recordings, now and after each change, until the signal aborts. */
  watchReadings(
    callIds: readonly string[],
    onChange: (readings: ReadonlyMap<string, SpeechReading>) => void,
    abortSignal: AbortSignal,
  ): void;
}

/** Follows what was read of the recordings of the calls that a view lists. */
export function createSpeechReadings(
  deps: SpeechReadingsDeps,
  calls: () => readonly Pick<Call, 'id'>[] | undefined,
  abortSignal: AbortSignal,
): SpeechReadings {
  const readings = signal<ReadonlyMap<string, SpeechReading>>();
  const turns = createLatestOnly(abortSignal);
  let watched: string | undefined;
  reactTo(
    () => calls()?.map(({ id }) => id),
    (ids) => {
      if (!ids || ids.join() === watched) return;
      watched = ids.join();
      const turn = turns.begin();
      const onChange = (next: ReadonlyMap<string, SpeechReading>) => {
        if (!turn.aborted) readings.value = next;
      };
      deps.watchReadings(ids, onChange, turn);
    },
    abortSignal,
  );
  return readings;
}
