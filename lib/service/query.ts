/** A value of a query: an array is sent as a JSON array (document, campaign-list and audience-list). */
export type QueryValue = string | number | boolean | ReadonlyArray<string | number> | undefined;

/** A path with its query; undefined values are left out. */
export function withQuery(path: string, values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, written(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function written(value: Exclude<QueryValue, undefined>): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
