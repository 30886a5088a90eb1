import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Timer } from '@/components/shared/lists/list-model';
import { createLatestOnly } from '@/components/shared/turns';

/** The views of the dashboard. */
export const dashboardViews = [
  'campaigns',
  'audience',
  'queue',
  'agents',
  'calls',
  'myday',
  'followups',
  'donotcall',
  'notlogged',
] as const;

/** One view. */
export type View = (typeof dashboardViews)[number];

/** A route in the dashboard: the part of its address after the `#`. */
export interface Route {
  view: View;
  /** Only for an audience. */
  campaignId?: number;
  /** Filters and page as texts. Absent ones have their defaults. */
  query: Readonly<Record<string, string>>;
}

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

/** Reads `#/campaigns/12/audience?status=0`. Anything else is the list of campaigns. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const query = Object.fromEntries(new URLSearchParams(search));
  const audience = /^campaigns\/(\d{1,15})(\/audience)?\/?$/.exec(path);
  if (audience) return { view: 'audience', campaignId: Number(audience[1]), query };
  const view = dashboardViews.find(
    (name) => name !== 'audience' && name === path.replace(/\/$/, ''),
  );
  return { view: view ?? 'campaigns', query };
}

/** Writes a route as an address. {@link parseRoute} reads it back. */
export function hashOf({ view, campaignId, query }: Route): string {
  const path = view === 'audience' ? `campaigns/${campaignId}/audience` : view;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return search === '' ? `#/${path}` : `#/${path}?${search}`;
}
