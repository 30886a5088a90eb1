/** Verdicts kept; the oldest go first, so that a page open all day does not grow. */
const KEPT = 5000;

/** A candidate line that the background is asked about, once for all places that hold it. */
export interface VerdictRequest<Place> {
  readonly line: string;
  /** Undefined until it is answered. */
  verdict: string | undefined;
  /** Who waits for the answer. */
  places: Place[];
}

/** What the background was asked, by candidate line. */
export interface VerdictCache<Place> {
  /** The question of a line: the one that stands, or a new one. */
  of(line: string): VerdictRequest<Place>;
  /** Takes an answer; gives back who waited for it. */
  settle(question: VerdictRequest<Place>, verdict: string): Place[];
  forgetOldest(): void;
  /**
   * Forgets all answers if a country is no longer among these that an answer named: others may have
   * hung on it. Returns whether it did.
   */
  renew(countries: readonly string[]): boolean;
}

/** No verdicts yet; `isNew` is told of each new question. */
export function createVerdictCache<Place>(
  isNew: (question: VerdictRequest<Place>) => void,
): VerdictCache<Place> {
  const known = new Map<string, VerdictRequest<Place>>();
  const named = new Set<string>();

  return {
    of(line) {
      const standing = known.get(line);
      if (standing) return standing;
      const question: VerdictRequest<Place> = { line, verdict: undefined, places: [] };
      known.set(line, question);
      isNew(question);
      return question;
    },
    settle(question, verdict) {
      const { places } = question;
      question.verdict = verdict;
      question.places = [];
      for (const country of verdict.match(/[A-Z]{2}/g) ?? []) named.add(country);
      return places;
    },
    forgetOldest() {
      for (const { line, verdict } of known.values()) {
        if (known.size <= KEPT) break;
        if (verdict !== undefined) known.delete(line);
      }
    },
    renew(countries) {
      const lost = [...named].some((country) => !countries.includes(country));
      if (!lost) return false;
      named.clear();
      for (const country of countries) named.add(country);
      for (const { line, verdict } of known.values()) if (verdict !== undefined) known.delete(line);
      return true;
    },
  };
}
