/** The views of the dashboard. */
export const views = ['campaigns', 'audience', 'queue', 'agents', 'calls'] as const;

/** One view. */
export type View = (typeof views)[number];

/** A place in the dashboard: what stands behind the `#` of its address. */
export interface Route {
  view: View;
  /** Of an audience. */
  campaignId?: number;
  /** Filters and page, as the address names them; what is absent is at its default. */
  query: Readonly<Record<string, string>>;
}

/** Reads `#/campaigns/12/audience?status=0`. What is no place of ours is the list of campaigns. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const query = Object.fromEntries(new URLSearchParams(search));
  const audience = /^campaigns\/(\d{1,15})(\/audience)?\/?$/.exec(path);
  if (audience) return { view: 'audience', campaignId: Number(audience[1]), query };
  const view = views.find((name) => name !== 'audience' && name === path.replace(/\/$/, ''));
  return { view: view ?? 'campaigns', query };
}

/** Writes a place as an address; what {@link parseRoute} reads back. */
export function hashOf({ view, campaignId, query }: Route): string {
  const path = view === 'audience' ? `campaigns/${campaignId}/audience` : view;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return search === '' ? `#/${path}` : `#/${path}?${search}`;
}
