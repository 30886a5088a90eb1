import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/lib/state/latest-only';
import type { Timer } from '@/lib/state/list/list-model';
import { hashOf, parseRoute, type Route, type View } from './route';

/** The browser's address and its history, as far as the dashboard uses them. */
export interface AddressDeps {
  hash: () => string;
  /** Writes the hash without leaving the page; `step` makes Back come here again. */
  write: (hash: string, step: boolean) => void;
  /** Calls back when the rep goes back or forward, or edits the address. */
  onChange: (react: () => void, ended: AbortSignal) => void;
}

/** Where the rep is. */
export interface RouteModel {
  route: ReadonlySignal<Route>;
  /** The view of that place. */
  view: ReadonlySignal<View>;
  /** Goes to another place. */
  go(route: Route): void;
  /**
   * Writes the filters of the view that is shown into the address, after a pause in the typing:
   * browsers refuse an address that changes with every key.
   */
  saveFilters(query: Route['query'], step: boolean, pauseMs?: number): void;
}

/** Makes the model of the address. */
export function createRouteModel(
  deps: AddressDeps & { later: Timer },
  ended: AbortSignal,
): RouteModel {
  const route = signal(parseRoute(deps.hash()));
  const turns = createLatestOnly(ended);
  deps.onChange(() => {
    turns.end();
    route.value = parseRoute(deps.hash());
  }, ended);

  function move(next: Route, step: boolean): void {
    turns.end();
    if (hashOf(next) === hashOf(route.peek())) return;
    deps.write(hashOf(next), step);
    route.value = next;
  }

  return {
    route,
    view: computed(() => route.value.view),
    go: (next) => move(next, true),
    saveFilters(query, step, pauseMs = 0) {
      const until = turns.begin();
      const write = () => move({ ...route.peek(), query }, step);
      if (pauseMs === 0) write();
      else deps.later(pauseMs, write, until);
    },
  };
}
