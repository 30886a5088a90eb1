/** A digit pattern of something else, tested on the candidate in ASCII (`2026-02-11`). */
export interface Shape {
  /** Completes "it has the shape of …". */
  reason: string;
  pattern: RegExp;
  /**
   * The separators of which it needs at least one, its minimum digits and its minimum groups. They
   * avoid needless matching.
   */
  signs?: string;
  minDigits: number;
  minGroups: number;
  /** An example that it must match. */
  example: string;
  /** Maximum strength of a written number that it outweighs; see `lib/phone/plan/grouped-strength`. */
  beats: number;
  /** It outweighs even a label for phone. */
  firm?: true;
  /** Demo data holds such digits: beside a name they are a number. */
  unlessNamed?: true;
  /** A check that the digits must also pass. */
  check?: 'luhn' | 'isbn' | 'steps' | 'bytes' | 'sorted';
}

/** Returns a pattern that does not match inside a longer row of digits. */
export function notInsideDigits(pattern: string): RegExp {
  return new RegExp(`(?<![\\d.+]|\\d[-/])(?:${pattern})(?!\\d|[./-]\\d)`, 'g');
}
