/** The views of the dashboard. */
export const views = [
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
export type View = (typeof views)[number];

/** A route in the dashboard: the part of its address after the `#`. */
export interface Route {
  view: View;
  /** Only for an audience. */
  campaignId?: number;
  /** Filters and page as texts. Absent ones have their defaults. */
  query: Readonly<Record<string, string>>;
}

/** Reads `#/campaigns/12/audience?status=0`. Anything else is the list of campaigns. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const query = Object.fromEntries(new URLSearchParams(search));
  const audience = /^campaigns\/(\d{1,15})(\/audience)?\/?$/.exec(path);
  if (audience) return { view: 'audience', campaignId: Number(audience[1]), query };
  const view = views.find((name) => name !== 'audience' && name === path.replace(/\/$/, ''));
  return { view: view ?? 'campaigns', query };
}

/** Writes a route as an address. {@link parseRoute} reads it back. */
export function hashOf({ view, campaignId, query }: Route): string {
  const path = view === 'audience' ? `campaigns/${campaignId}/audience` : view;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return search === '' ? `#/${path}` : `#/${path}?${search}`;
}
