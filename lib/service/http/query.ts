/**
 * A query value. Arrays are sent as JSON arrays (docs/service-interface.md, campaign-list and
 * audience-list).
 */
export type QueryValue = string | number | boolean | ReadonlyArray<string | number> | undefined;

/** Returns a path with its query. Leaves out undefined values. */
export function withQuery(path: string, values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, serialize(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function serialize(value: Exclude<QueryValue, undefined>): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
