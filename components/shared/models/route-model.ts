import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/latest-only';
import type { Timer } from '@/components/shared/lists/list-model';
import { hashOf, parseRoute, type Route, type View } from './route';

/** The part of `location` and `history` that the dashboard uses. */
export interface AddressDeps {
  hash: () => string;
  /** Writes the hash. With `step` it adds a history entry, else it replaces the current one. */
  write: (hash: string, step: boolean) => void;
  /** Calls back when the rep goes back or forward, or edits the address. */
  onChange: (react: () => void, abortSignal: AbortSignal) => void;
}

/** The route of the dashboard. */
export interface RouteModel {
  route: ReadonlySignal<Route>;
  /** The view of the route. */
  view: ReadonlySignal<View>;
  /** Goes to another route. */
  go(route: Route): void;
  /**
   * Writes the filters of the shown view into the address, after a pause in typing: browsers limit
   * how often an address may change.
   */
  saveFilters(query: Route['query'], step: boolean, pauseMs?: number): void;
}

/** Creates the model of the route. */
export function createRouteModel(
  deps: AddressDeps & { later: Timer },
  abortSignal: AbortSignal,
): RouteModel {
  const route = signal(parseRoute(deps.hash()));
  const turns = createLatestOnly(abortSignal);
  deps.onChange(() => {
    turns.end();
    route.value = parseRoute(deps.hash());
  }, abortSignal);

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
      const abortSignal = turns.begin();
      const write = () => move({ ...route.peek(), query }, step);
      if (pauseMs === 0) write();
      else deps.later(pauseMs, write, abortSignal);
    },
  };
}
