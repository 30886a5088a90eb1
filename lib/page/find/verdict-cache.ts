/** Maximum number of verdicts kept, so that a page that is open all day does not grow. */
const MAX_KEPT = 5000;

/** A candidate line sent to the background once, for all places of the page that hold it. */
export interface VerdictRequest<Waiting> {
  readonly line: string;
  /** The verdict's line; undefined until the background has answered. */
  verdict: string | undefined;
  /** Who waits for the verdict. Empty in a new request and in an answered one. */
  waiting: Waiting[];
}

/** What the background was asked, by candidate line. */
export interface VerdictCache<Waiting> {
  /** Returns the request of a line: the one there is, or a new one. */
  requestFor(line: string): VerdictRequest<Waiting>;
  /** Keeps a verdict; returns who waited for it. */
  answer(request: VerdictRequest<Waiting>, verdict: string): Waiting[];
  /** Drops the oldest verdicts beyond the maximum. */
  trim(): void;
  /**
   * Forgets all verdicts if one of them named a country that is not among these: others may depend
   * on it. Returns whether it did.
   */
  forgetUnless(countries: readonly string[]): boolean;
}

/** An empty cache. */
export function createVerdictCache<Waiting>(): VerdictCache<Waiting> {
  const requests = new Map<string, VerdictRequest<Waiting>>();
  const named = new Set<string>();

  return {
    requestFor(line) {
      const known = requests.get(line);
      if (known) return known;
      const request = { line, verdict: undefined, waiting: [] };
      requests.set(line, request);
      return request;
    },
    answer(request, verdict) {
      const { waiting } = request;
      request.verdict = verdict;
      request.waiting = [];
      for (const country of verdict.match(/[A-Z]{2}/g) ?? []) named.add(country);
      return waiting;
    },
    trim() {
      for (const { line, verdict } of requests.values()) {
        if (requests.size <= MAX_KEPT) break;
        if (verdict !== undefined) requests.delete(line);
      }
    },
    forgetUnless(countries) {
      const lost = [...named].some((country) => !countries.includes(country));
      if (!lost) return false;
      named.clear();
      for (const country of countries) named.add(country);
      for (const { line, verdict } of requests.values()) {
        if (verdict !== undefined) requests.delete(line);
      }
      return true;
    },
  };
}
