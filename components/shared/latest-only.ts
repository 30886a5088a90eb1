/** Work of which only the latest counts: each turn ends the previous one. */
export interface LatestOnly {
  /** Starts a turn. Its signal aborts when the next turn starts. */
  begin(): AbortSignal;
  /** Ends the current turn without starting another. */
  end(): void;
}

/** Creates a sequence of turns that ends with `ended`. */
export function createLatestOnly(abortSignal: AbortSignal): LatestOnly {
  let turn = new AbortController();
  return {
    begin() {
      turn.abort();
      turn = new AbortController();
      return AbortSignal.any([turn.signal, abortSignal]);
    },
    end: () => turn.abort(),
  };
}
