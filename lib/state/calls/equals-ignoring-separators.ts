/** What stands between the digits of a number and says nothing. */
const SEPARATORS = /[\s().\-/\u2010-\u2015]/gu;

/** Whether two texts differ in separators alone. */
export function equalsIgnoringSeparators(typed: string, rewritten: string): boolean {
  return typed.replace(SEPARATORS, '') === rewritten.replace(SEPARATORS, '');
}
