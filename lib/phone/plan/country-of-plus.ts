import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { asciiDigits } from './digit-groups';
import { plansOfCallingCode } from './numbering-plan';

const plusIn = lazyPattern(String.raw`[+＋]\s?([\p{Nd}]{1,3})`);

/** Returns the main country of the calling code after the first `+` in a text. */
export function countryOfPlus(text: string): CountryCode | undefined {
  const digits = asciiDigits(plusIn(text).exec(text)?.[1] ?? '');
  for (let length = 1; length <= digits.length; length++) {
    const [plan] = plansOfCallingCode(digits.slice(0, length));
    if (plan) return plan.country;
  }
  return undefined;
}
