/** Distinct texts of a column that are kept. Countries and regions are few, whatever a list holds. */
const MAX_KEPT = 5000;

/** Returns `read`, which then reads each text once: the rows of a list repeat few texts. */
export function memoized<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Result;
    if (known.size === MAX_KEPT) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}
