/** The same object without its undefined values, so that optional fields are absent or there. */
export function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
