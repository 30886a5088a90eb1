/** A cache that makes what it does not have. Keys are texts. */
export type BoundedCache<V> = (key: string, make: (key: string) => V) => V;

/**
 * Creates a cache of at most `size` values, `undefined` included. It is cleared when full: pages
 * repeat their texts closely, and clearing costs less than tracking which value was used last.
 */
export function createBoundedCache<V>(size: number): BoundedCache<V> {
  const values = new Map<string, V>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as V;
    const value = make(key);
    if (values.size >= size) values.clear();
    values.set(key, value);
    return value;
  };
}
