import type { CountryCode, LineType } from '@/lib/phone/candidates/types';
import { isEmergency, SATELLITE_CODES } from '@/lib/phone/data/special-numbers';
import { asciiDigits, digitGroupsOf } from './digit-groups';
import { numberingPlanOf, plansOfCallingCode } from './numbering-plan';
import { type ParsedNumber, parseInternational, parseNational } from './parse-number';
import { couldBeAssigned, readUnassigned } from './unassigned';

/** The kind of a number, checked before it is dialled. */
export type NumberKind =
  | 'ordinary'
  | 'toll-free'
  | 'shared-cost'
  | 'premium'
  | 'satellite'
  | 'short'
  | 'emergency'
  /** Has the form of its country's numbers, but is in no known numbering plan. */
  | 'unassigned'
  /** Not a number of any plan, and no plan could assign it. */
  | 'invalid';

const KINDS: Partial<Record<LineType, NumberKind>> = {
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'shared-cost',
  TOLL_FREE: 'toll-free',
};

/** Maximum digits of a short number, such as a service code. */
const MAX_SHORT_DIGITS = 6;

/**
 * Returns the kind of a number. `number` is in E.164 or as written; `country` is the country it is
 * dialled in. Recognises emergency numbers with and without a country code.
 */
export function numberKindOf(number: string, country: CountryCode): NumberKind {
  const international = /^\s*[+＋]/.test(number);
  const digits = digitsOf(number);
  if (isEmergencyAnywhere(digits, international, country)) return 'emergency';
  if (international && isSatellite(digits)) return 'satellite';
  const parsed = international ? parseInternational(digits) : parseNational(digits, country);
  if (parsed) return kindOfReading(parsed);
  if (digits.length > 0 && digits.length <= MAX_SHORT_DIGITS) return 'short';
  const unassigned = readUnassigned(digitGroupsOf(number), country);
  return unassigned && couldBeAssigned(unassigned) ? 'unassigned' : 'invalid';
}

function kindOfReading({ type, national, country, callingCode }: ParsedNumber): NumberKind {
  if (country && isEmergency(national, country)) return 'emergency';
  if (isSatellite(callingCode)) return 'satellite';
  return KINDS[type] ?? 'ordinary';
}

/** `digits` begin with the calling code. */
function isSatellite(digits: string): boolean {
  return SATELLITE_CODES.some((code) => digits.startsWith(code));
}

function isEmergencyAnywhere(
  digits: string,
  international: boolean,
  country: CountryCode,
): boolean {
  if (!international) {
    const code = numberingPlanOf(country)?.callingCode ?? '';
    const withoutCode = digits.startsWith(code) ? digits.slice(code.length) : digits;
    return isEmergency(digits, country) || isEmergency(withoutCode, country);
  }
  return [1, 2, 3].some((length) =>
    plansOfCallingCode(digits.slice(0, length)).some(
      (plan) => plan.country && isEmergency(digits.slice(length), plan.country),
    ),
  );
}

function digitsOf(number: string): string {
  return [...number.matchAll(/\p{Nd}+/gu)].map(([run]) => asciiDigits(run)).join('');
}
