/** Verdicts kept; the oldest go first, so that a page open all day does not grow. */
const KEPT = 5000;
/** Numbers that named their country, of which the background is told. */
const MOST_OTHERS = 20;

/** A candidate line that the background is asked about, once for all places that hold it. */
export interface Question<Place> {
  readonly line: string;
  /** Undefined until it is answered. */
  verdict: string | undefined;
  /** Who waits for the answer. */
  places: Place[];
}

/** What the background was asked, by candidate line. */
export interface Verdicts<Place> {
  /** The question of a line: the one that stands, or a new one. */
  of(line: string): Question<Place>;
  /** Takes an answer; gives back who waited for it. */
  settle(question: Question<Place>, verdict: string): Place[];
  forgetOldest(): void;
  /** Countries of the first numbers that named theirs. */
  others(): string[];
}

/** No verdicts yet; `isNew` is told of each new question. */
export function createVerdicts<Place>(isNew: (question: Question<Place>) => void): Verdicts<Place> {
  const known = new Map<string, Question<Place>>();
  const others: string[] = [];

  const hearOf = (verdict: string) => {
    if (others.length >= MOST_OTHERS || verdict.length < 2) return;
    others.push(...(verdict.match(/[A-Z]{2}/g) ?? []));
    others.splice(MOST_OTHERS);
  };
  return {
    of(line) {
      const standing = known.get(line);
      if (standing) return standing;
      const question: Question<Place> = { line, verdict: undefined, places: [] };
      known.set(line, question);
      isNew(question);
      return question;
    },
    settle(question, verdict) {
      const { places } = question;
      question.verdict = verdict;
      question.places = [];
      hearOf(verdict);
      return places;
    },
    forgetOldest() {
      for (const { line, verdict } of known.values()) {
        if (known.size <= KEPT) break;
        if (verdict !== undefined) known.delete(line);
      }
    },
    others: () => [...others],
  };
}
