/** A shape of digits that is something else, tested on the candidate in ASCII (`2026-02-11`). */
export interface Shape {
  /** Completes "it has the shape of …". */
  reason: string;
  pattern: RegExp;
  /** Signs without any of which it cannot fit, and its fewest digits and groups: they save looking. */
  signs?: string;
  least: number;
  groups: number;
  /** A text that it is right about. */
  example: string;
  /** Highest strength of a written number that it outweighs; see `lib/phone/form`. */
  beats: number;
  /** A label for phone does not outweigh it. */
  firm?: true;
  /** A sum over the digits that must come out right as well. */
  check?: 'luhn' | 'isbn' | 'steps' | 'bytes';
}

/** Not within a longer row of the same kind. */
export function alone(pattern: string): RegExp {
  return new RegExp(`(?<![\\d.+]|\\d[-/])(?:${pattern})(?!\\d|[./-]\\d)`, 'g');
}
