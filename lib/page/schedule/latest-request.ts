/** Knows which of several overlapping requests is the latest. */
export interface LatestRequest {
  /** Begins a request. Returns a function that says whether it is still the latest. */
  begin(): () => boolean;
  /** Ends the latest request: its result is no longer needed. */
  end(): void;
}

/** Creates a `LatestRequest`; no request has begun. */
export function createLatestRequest(): LatestRequest {
  let count = 0;
  return {
    begin() {
      const mine = ++count;
      return () => mine === count;
    },
    end() {
      count++;
    },
  };
}
