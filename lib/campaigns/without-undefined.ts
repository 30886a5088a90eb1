/** Returns the object without its undefined values, as optional fields require. */
export function withoutUndefined<T extends object>(
  values: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
