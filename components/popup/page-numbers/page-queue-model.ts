import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { reactTo } from '@/components/shared/react-to';
import { createBusyFlag } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { PageNumber } from '@/lib/offers/model';
import type { AddedToQueue } from '@/lib/queue/model';
import type { PageModel, PageModelDeps } from './page-model';

/** Adding the numbers of the page to the queue. */
export interface PageQueueModel {
  /** The result of the last press; gone once the list shows other numbers. */
  result: ReadonlySignal<AddedToQueue | Problem | undefined>;
  busy: ReadonlySignal<boolean>;
  /** Whether the list shows a number. */
  isOffered: ReadonlySignal<boolean>;
  /** Queues the numbers as the list shows them. Those without a known country are left out. */
  add(): Promise<void>;
  /** Queues those of them that the rep selected on the page. */
  addSelected(): Promise<void>;
}

/** What it needs. */
export interface PageQueueDeps extends Pick<PageModelDeps, 'ask' | 'activeTab'> {
  page: Pick<PageModel, 'numbers' | 'site'>;
}

/** Creates the model. */
export function createPageQueueModel(
  { ask, activeTab, page }: PageQueueDeps,
  abortSignal: AbortSignal,
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
    abortSignal,
  );

  async function queue(kind: 'page' | 'selection', shown: readonly PageNumber[]): Promise<void> {
    const numbers = shown.flatMap(numberToQueue);
    const source = { kind, host: page.site.peek()?.host ?? '' };
    const answer = await ask('queue-numbers', { source, numbers });
    const uncallable = shown.length - numbers.length;
    result.value = answer.ok ? { ...answer.value, uncallable } : answer.error;
  }

  async function addSelected(): Promise<void> {
    const tab = await activeTab();
    const answer = await ask('selected-text', { tabId: tab?.id ?? -1 });
    if (!answer.ok) result.value = answer.error;
    else if (answer.value.trim() === '') result.value = { code: 'no-selection' };
    else {
      const selected = onOneLine(answer.value);
      const shown = listed.peek().filter(({ raw }) => selected.includes(onOneLine(raw)));
      await queue('selection', shown);
    }
  }

  return {
    result,
    busy: busy.value,
    isOffered: computed(() => listed.value.length > 0),
    add: () => busy.once(() => queue('page', listed.peek())),
    addSelected: () => busy.once(addSelected),
  };
}

function numberToQueue({ e164, calleeName: name, record, sourcePage }: PageNumber) {
  if (e164 === undefined) return [];
  const madeFrom = { ...(record && { record }), ...(sourcePage && { sourcePage }) };
  return [{ e164, ...(name && { name }), ...madeFrom }];
}

/** A selection ends its lines and cells otherwise than the page's text. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
