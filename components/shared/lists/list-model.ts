import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Result } from '@/lib/messages/table';

/** After this time the list says that the service is slow. */
const SLOW_MS = 3_000;

/** Calls back once after `ms`, unless the signal aborts before. */
export type Timer = (ms: number, react: () => void, abortSignal: AbortSignal) => void;

/** A list that loads one page at a time. `Q` is the query, `P` the page. */
export interface ListModel<Q, P> {
  /** The last loaded page. It stays while the next one loads. */
  page: ReadonlySignal<P | undefined>;
  /** The query of that page. */
  answered: ReadonlySignal<Q | undefined>;
  /** True while a request is open. Waiting for a pause in typing does not count. */
  loading: ReadonlySignal<boolean>;
  /** True when the answer takes long. */
  slow: ReadonlySignal<boolean>;
  /** Why the last page could not be loaded. */
  problem: ReadonlySignal<Problem | undefined>;
  /** Loads a page, after a pause in typing. */
  show(query: Q, pauseMs?: number): void;
  /** Loads the same page again. */
  refresh(): void;
  /** Drops the page, before another list is shown. */
  clear(): void;
}

/**
 * Creates the model of a list. An answer that comes after a later query is dropped, so the page is
 * always that of the last query.
 */
export function createListModel<Q, P>(
  deps: { read: (query: Q) => Promise<Result<P>>; later: Timer },
  abortSignal: AbortSignal,
): ListModel<Q, P> {
  const state = createListState<Q, P>();
  let last: { query: Q } | undefined;
  const turns = createLatestOnly(abortSignal);

  function begin(): AbortSignal {
    state.slow.value = false;
    return turns.begin();
  }

  async function read(query: Q, abortSignal: AbortSignal): Promise<void> {
    const answer = await deps.read(query);
    if (abortSignal.aborted) return;
    turns.end();
    showAnswer(state, query, answer);
  }

  function start(query: Q, abortSignal: AbortSignal): void {
    state.loading.value = true;
    const showSlow = () => {
      state.slow.value = true;
    };
    deps.later(SLOW_MS, showSlow, abortSignal);
    void read(query, abortSignal);
  }

  function show(query: Q, pauseMs = 0): void {
    const abortSignal = begin();
    last = { query };
    if (pauseMs === 0) start(query, abortSignal);
    else deps.later(pauseMs, () => start(query, abortSignal), abortSignal);
  }

  return {
    ...state,
    show,
    refresh() {
      if (last) show(last.query);
    },
    clear() {
      begin();
      last = undefined;
      showNothing(state);
    },
  };
}

/** What a list shows. */
interface ListState<Q, P> {
  page: Signal<P | undefined>;
  answered: Signal<Q | undefined>;
  loading: Signal<boolean>;
  slow: Signal<boolean>;
  problem: Signal<Problem | undefined>;
}

function createListState<Q, P>(): ListState<Q, P> {
  return {
    page: signal<P>(),
    answered: signal<Q>(),
    loading: signal(false),
    slow: signal(false),
    problem: signal<Problem>(),
  };
}

function showAnswer<Q, P>(state: ListState<Q, P>, query: Q, answer: Result<P>): void {
  batch(() => {
    state.loading.value = false;
    state.slow.value = false;
    state.problem.value = answer.ok ? undefined : answer.error;
    if (!answer.ok) return;
    state.page.value = answer.value;
    state.answered.value = query;
  });
}

function showNothing<Q, P>({ page, answered, problem, loading }: ListState<Q, P>): void {
  page.value = undefined;
  answered.value = undefined;
  problem.value = undefined;
  loading.value = false;
}
