import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/latest-only';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import type { NobodySpoke } from './nobody-spoke';

/** What the share of calls in which nobody spoke needs. */
export interface NobodySpokeDeps {
  route: Pick<RouteModel, 'view'>;
  /** Reports in how many calls nobody spoke, now and after each change, until the signal aborts. */
  watchNobodySpoke: (onChange: (counts: NobodySpoke) => void, abortSignal: AbortSignal) => void;
}

/** Counts the calls in which nobody spoke while the queue is shown: it reads those of a month. */
export function createNobodySpoke(
  { route, watchNobodySpoke }: NobodySpokeDeps,
  abortSignal: AbortSignal,
): ReadonlySignal<NobodySpoke | undefined> {
  const counts = signal<NobodySpoke>();
  const turns = createLatestOnly(abortSignal);
  reactTo(
    () => route.view.value === 'queue',
    (isShown) => {
      turns.end();
      if (!isShown) return;
      const onChange = (next: NobodySpoke) => {
        counts.value = next;
      };
      watchNobodySpoke(onChange, turns.begin());
    },
    abortSignal,
  );
  return counts;
}
