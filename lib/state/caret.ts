const SIGNIFICANT = /[\p{Nd}+]/u;

/**
 * Where the caret goes when a number is rewritten: behind as many digits as it stood behind.
 * At the end of the text it stays at the end.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  if (caret >= before.length) return after.length;
  let digits = [...before.slice(0, caret)].filter((char) => SIGNIFICANT.test(char)).length;
  let at = 0;
  for (const char of after) {
    if (digits === 0) break;
    if (SIGNIFICANT.test(char)) digits -= 1;
    at += char.length;
  }
  return at;
}

/** What stands between the digits of a number and says nothing. */
const SEPARATORS = /[\s().\-/\u2010-\u2015]/gu;

/** Whether a rewriting keeps all that was typed but its separators: nothing typed is ever lost. */
export function keepsTyped(typed: string, rewritten: string): boolean {
  return typed.replace(SEPARATORS, '') === rewritten.replace(SEPARATORS, '');
}
