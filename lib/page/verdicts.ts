/** Verdicts kept; the oldest go first, so that a page open all day does not grow. */
const KEPT = 5000;
/** Numbers that named their country, of which the background is told. */
const MOST_OTHERS = 20;

/** What the background has answered, by candidate line. */
export interface Verdicts {
  get(line: string): string | undefined;
  set(line: string, verdict: string): void;
  forgetOldest(): void;
  /** Countries of the first numbers that named theirs. */
  others(): string[];
}

/** No verdicts yet. */
export function createVerdicts(): Verdicts {
  const known = new Map<string, string>();
  const others: string[] = [];
  return {
    get: (line) => known.get(line),
    set(line, verdict) {
      known.set(line, verdict);
      if (others.length >= MOST_OTHERS || verdict.length < 2) return;
      others.push(...(verdict.match(/[A-Z]{2}/g) ?? []));
      others.splice(MOST_OTHERS);
    },
    forgetOldest() {
      for (const line of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(line);
      }
    },
    others: () => [...others],
  };
}
