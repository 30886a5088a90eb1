import { toAscii } from './groups';
import { byScript } from './latin';
import { plansOfCode } from './plan';
import type { CountryCode } from './types';

const plusIn = byScript(String.raw`[+＋]\s?([\p{Nd}]{1,3})`);

/** Returns the main country of the calling code after the first `+` in a text. */
export function countryOfPlus(text: string): CountryCode | undefined {
  const digits = toAscii(plusIn(text).exec(text)?.[1] ?? '');
  for (let length = 1; length <= digits.length; length++) {
    const [plan] = plansOfCode(digits.slice(0, length));
    if (plan) return plan.country;
  }
  return undefined;
}
