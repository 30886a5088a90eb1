import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { AddedToQueue } from '@/lib/campaigns/model';
import type { PageNumber } from '@/lib/offers/model';
import type { Ask } from '@/lib/state/ask';
import { createBusyFlag } from '@/lib/state/busy-flag';
import { reactTo } from '@/lib/state/react-to';
import type { PageModel } from './page-model';

/** Adding the numbers of the page to the queue. */
export interface PageQueueModel {
  /** What became of the last press; gone once the list shows other numbers. */
  result: ReadonlySignal<AddedToQueue | Problem | undefined>;
  busy: ReadonlySignal<boolean>;
  /** Whether the list shows a number. */
  isOffered: ReadonlySignal<boolean>;
  /** Queues the numbers as the list shows them. Those without a known country are left out. */
  add(): Promise<void>;
}

/** Creates the model. */
export function createPageQueueModel(
  { ask, page }: { ask: Ask; page: Pick<PageModel, 'numbers' | 'site'> },
  ended: AbortSignal,
): PageQueueModel {
  const result = signal<AddedToQueue | Problem>();
  const busy = createBusyFlag();
  const listed = computed(() =>
    page.numbers.value.state === 'read' ? page.numbers.value.numbers : [],
  );
  reactTo(
    () => listed.value,
    () => {
      result.value = undefined;
    },
    ended,
  );

  async function add(): Promise<void> {
    const shown = listed.peek();
    const numbers = shown.flatMap(numberToQueue);
    const source = { kind: 'page' as const, host: page.site.peek()?.host ?? '' };
    const answer = await ask('queue-numbers', { source, numbers });
    const uncallable = shown.length - numbers.length;
    result.value = answer.ok ? { ...answer.value, uncallable } : answer.error;
  }

  return {
    result,
    busy: busy.value,
    isOffered: computed(() => listed.value.length > 0),
    add: () => busy.once(add),
  };
}

function numberToQueue({ e164, calleeName, record }: PageNumber) {
  if (e164 === undefined) return [];
  return [{ e164, ...(calleeName && { name: calleeName }), ...(record && { record }) }];
}
