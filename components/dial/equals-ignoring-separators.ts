/** Characters that only separate the digits of a number. */
const SEPARATORS = /[\s().\-/\u2010-\u2015]/gu;

/** Returns whether two texts differ only in separators. */
export function equalsIgnoringSeparators(typed: string, rewritten: string): boolean {
  return typed.replace(SEPARATORS, '') === rewritten.replace(SEPARATORS, '');
}
