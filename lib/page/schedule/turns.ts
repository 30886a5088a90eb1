/** Knows which of several overlapping requests is the last. */
export interface Turns {
  /** Begins a turn. The answer says whether it is still the last one. */
  begin(): () => boolean;
  /** Ends the last turn: its result is no longer needed. */
  end(): void;
}

/** Creates turns; none has begun. */
export function createTurns(): Turns {
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
