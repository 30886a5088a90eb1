import { foldText } from '@/components/shared/fold-text';
import type { PageNumber } from '@/lib/offers/model';

/** Returns whether a typed text is meant as a name: it holds a letter. */
export function searchesByName(typed: string): boolean {
  return /\p{L}/u.test(typed);
}

/** Returns the numbers of a page whose name or label holds the typed text, or whose digits hold its digits. */
export function matchingNumbers(numbers: readonly PageNumber[], typed: string): PageNumber[] {
  const text = foldText(typed).trim();
  if (searchesByName(typed)) {
    return numbers.filter(({ calleeName = '', label = '' }) =>
      foldText(`${calleeName} ${label}`).includes(text),
    );
  }
  const digits = digitsOf(typed);
  return numbers.filter(({ e164 = '', raw }) =>
    [e164, raw].some((written) => digitsOf(written).includes(digits)),
  );
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
