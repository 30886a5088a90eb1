import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Result } from '@/lib/messages/result';
import { createLatestOnly } from '@/lib/state/latest-only';

/** After this the list says that the service is slow. */
const SLOW_MS = 3_000;

/** Calls back once, so many milliseconds later, unless the signal ends before. */
export type Timer = (ms: number, react: () => void, until: AbortSignal) => void;

/** A page of a list, asked for by a query, as long as the answer takes. */
export interface ListModel<Q, P> {
  /** The last page that was read; stays while the next one is asked for. */
  page: ReadonlySignal<P | undefined>;
  /** The question that this page answers. */
  answered: ReadonlySignal<Q | undefined>;
  /** Asked, and no answer yet; a pause in the typing that is waited for is no question. */
  loading: ReadonlySignal<boolean>;
  /** The answer takes longer than a rep should wonder about. */
  slow: ReadonlySignal<boolean>;
  /** Why the page asked for last is not there. */
  problem: ReadonlySignal<Problem | undefined>;
  /** Asks for a page, after a pause in the typing. */
  show(query: Q, pauseMs?: number): void;
  /** Asks for the same page again. */
  refresh(): void;
  /** Forgets the page: another list is going to be shown. */
  clear(): void;
}

/**
 * Makes the model of a list. Each question has a turn: an answer that comes after a later question
 * is dropped, so what is shown is always what was asked for last.
 */
export function createListModel<Q, P>(
  deps: { read: (query: Q) => Promise<Result<P>>; later: Timer },
  ended: AbortSignal,
): ListModel<Q, P> {
  const page = signal<P>();
  const answered = signal<Q>();
  const loading = signal(false);
  const slow = signal(false);
  const problem = signal<Problem>();
  let last: { query: Q } | undefined;
  const turns = createLatestOnly(ended);

  function begin(): AbortSignal {
    slow.value = false;
    return turns.begin();
  }

  async function read(query: Q, until: AbortSignal): Promise<void> {
    const answer = await deps.read(query);
    if (until.aborted) return;
    turns.end();
    batch(() => {
      loading.value = false;
      slow.value = false;
      problem.value = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      page.value = answer.value;
      answered.value = query;
    });
  }

  function start(query: Q, until: AbortSignal): void {
    loading.value = true;
    deps.later(
      SLOW_MS,
      () => {
        slow.value = true;
      },
      until,
    );
    void read(query, until);
  }

  function show(query: Q, pauseMs = 0): void {
    const until = begin();
    last = { query };
    if (pauseMs === 0) start(query, until);
    else deps.later(pauseMs, () => start(query, until), until);
  }

  return {
    page,
    answered,
    loading,
    slow,
    problem,
    show,
    refresh() {
      if (last) show(last.query);
    },
    clear() {
      begin();
      last = undefined;
      page.value = undefined;
      answered.value = undefined;
      problem.value = undefined;
      loading.value = false;
    },
  };
}
