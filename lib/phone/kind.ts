import { isEmergency } from './data/emergency';
import { readGroups, toAscii } from './groups';
import { planOf, plansOfCode } from './plan';
import { readPossible } from './possible';
import { type Reading, readInternational, readNational } from './reading';
import type { CountryCode, LineType } from './types';

/** What the guards must know of a number before it is dialled. */
export type NumberKind =
  | 'ordinary'
  | 'toll-free'
  | 'shared-cost'
  | 'premium'
  | 'short'
  | 'emergency'
  /** Shaped as numbers of its country are, but in no numbering plan known here. */
  | 'unassigned'
  /** No number of any plan, nor one that a plan could give out. */
  | 'invalid';

const KINDS: Partial<Record<LineType, NumberKind>> = {
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'shared-cost',
  TOLL_FREE: 'toll-free',
};

/** Most digits of a number that is no subscriber's. */
const SHORT = 6;

/**
 * What a number is to the guards: `number` in E.164 or as written, `country` where it would be
 * dialled. Emergency numbers are known with and without a country's code.
 */
export function kindOf(number: string, country: CountryCode): NumberKind {
  const international = /^\s*[+＋]/.test(number);
  const digits = digitsOf(number);
  if (isEmergencyAnywhere(digits, international, country)) return 'emergency';
  const reading = international ? readInternational(digits) : readNational(digits, country);
  if (reading) return kindOfReading(reading);
  if (digits.length > 0 && digits.length <= SHORT) return 'short';
  return readPossible(readGroups(number), country) ? 'unassigned' : 'invalid';
}

function kindOfReading({ type, national, country }: Reading): NumberKind {
  if (country && isEmergency(national, country)) return 'emergency';
  return KINDS[type] ?? 'ordinary';
}

function isEmergencyAnywhere(
  digits: string,
  international: boolean,
  country: CountryCode,
): boolean {
  if (!international) {
    const code = planOf(country)?.callingCode ?? '';
    const rest = digits.startsWith(code) ? digits.slice(code.length) : digits;
    return isEmergency(digits, country) || isEmergency(rest, country);
  }
  return [1, 2, 3].some((length) =>
    plansOfCode(digits.slice(0, length)).some(
      (plan) => plan.country && isEmergency(digits.slice(length), plan.country),
    ),
  );
}

function digitsOf(number: string): string {
  return [...number.matchAll(/\p{Nd}+/gu)].map(([run]) => toAscii(run)).join('');
}
