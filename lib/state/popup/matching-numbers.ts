import type { PageNumber } from '@/lib/offers/model';

/** Returns whether a typed text is meant as a name: it holds a letter. */
export function isName(typed: string): boolean {
  return /\p{L}/u.test(typed);
}

/** Returns the numbers of a page whose name holds the typed text, or whose digits hold its digits. */
export function matchingNumbers(numbers: readonly PageNumber[], typed: string): PageNumber[] {
  const text = folded(typed);
  if (isName(typed)) {
    return numbers.filter(({ calleeName = '' }) => folded(calleeName).includes(text));
  }
  const digits = digitsOf(typed);
  return numbers.filter(({ e164 = '', raw }) =>
    [e164, raw].some((written) => digitsOf(written).includes(digits)),
  );
}

/** Without case and accents: `Renée` is found by `renee`. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
