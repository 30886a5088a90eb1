import type { CountryCode, LineType } from '@/lib/phone/candidates/types';
import { FICTIONAL_RANGES } from '@/lib/phone/data/fictional-ranges';
import { OUTDATED_FORMATS } from '@/lib/phone/data/outdated-formats';
import { createBoundedCache } from './bounded-cache';
import {
  leadingDigitsOf,
  type NumberingPlan,
  numberingPlanOf,
  plansOfCallingCode,
} from './numbering-plan';

/** Bare digits parsed with a numbering plan. */
export interface ParsedNumber {
  e164: string;
  callingCode: string;
  /** Digits after the calling code. */
  national: string;
  country: CountryCode | undefined;
  type: LineType;
  /**
   * How the country was determined: `+`, international prefix, bare country code, or the assumed
   * country.
   */
  from: 'plus' | 'idd' | 'code' | 'country';
  /** Only the length and form are valid: no plan has assigned the number. */
  unassigned?: true;
  /** Length of the international prefix, if the number has one. */
  iddDigits?: number;
  /** Number of digits before the national number (prefixes and codes). */
  prefixDigits: number;
}

/** Parsed numbers by digits. */
const parsedNumbers = createBoundedCache<ParsedNumber | undefined>(64);

/** Maximum digits of a national number in any plan (Germany). E.164 numbers are shorter. */
const MAX_NATIONAL_DIGITS = 17;

/** Parses the digits after a `+`: calling code, optional national prefix, national number. */
export function parseInternational(digits: string): ParsedNumber | undefined {
  if (digits.length < 6 || digits.length > MAX_NATIONAL_DIGITS + 2) return undefined;
  return parsedNumbers(`+${digits}`, () => readInternational(digits, 'plus', 0));
}

/**
 * Parses digits as dialled in a country: national, with `00`/`011`, or with its bare country code.
 */
export function parseNational(digits: string, country: CountryCode): ParsedNumber | undefined {
  if (digits.length < 4 || digits.length > MAX_NATIONAL_DIGITS + 5) return undefined;
  return parsedNumbers(country + digits, () => readNational(digits, country));
}

function readInternational(digits: string, from: ParsedNumber['from'], iddDigits: number) {
  if (digits.startsWith('0')) return undefined;
  for (let length = 1; length <= 3; length++) {
    const [plan] = plansOfCallingCode(digits.slice(0, length));
    if (!plan) continue;
    const nationalDigits = digits.slice(length);
    const found =
      withPlan(plan, nationalDigits, from) ??
      readFictional(nationalDigits, plan, from) ??
      readOutdated(nationalDigits, plan, from);
    const idd = iddDigits > 0 ? { iddDigits } : {};
    return found && { ...found, ...idd, prefixDigits: iddDigits + length + found.prefixDigits };
  }
  return undefined;
}

function readNational(digits: string, country: CountryCode): ParsedNumber | undefined {
  const plan = numberingPlanOf(country);
  if (!plan) return undefined;
  const found =
    withPlan(plan, digits, 'country') ??
    readFictional(digits, plan, 'country') ??
    readOutdated(digits, plan, 'country');
  if (found) return found;
  const abroad = fromAbroad(digits, plan);
  if (abroad) return abroad;
  return digits.startsWith(plan.callingCode) ? readInternational(digits, 'code', 0) : undefined;
}

/**
 * Parses a number with an international prefix. `00` is tried everywhere, and first: no plan
 * without it has numbers that start with `00`, and some plans list it only with a carrier code
 * (Brazil).
 */
function fromAbroad(digits: string, plan: NumberingPlan): ParsedNumber | undefined {
  const plain = digits.startsWith('00') ? readInternational(digits.slice(2), 'idd', 2) : undefined;
  const idd = plan.idd?.exec(digits)?.[0].length ?? 0;
  return plain ?? (idd > 0 ? readInternational(digits.slice(idd), 'idd', idd) : undefined);
}

/** Parses the digits without their national prefix if that is valid, else as they are. */
function withPlan(main: NumberingPlan, digits: string, from: ParsedNumber['from']) {
  const bare = withoutPrefix(digits, main);
  const stripped = bare === digits ? undefined : firstValid(main, bare, from);
  if (stripped) return { ...stripped, prefixDigits: Math.max(0, digits.length - bare.length) };
  return firstValid(main, digits, from);
}

function readFictional(
  digits: string,
  plan: NumberingPlan,
  from: ParsedNumber['from'],
): ParsedNumber | undefined {
  const { callingCode } = plan;
  if (!FICTIONAL_RANGES.some((one) => one.callingCode === callingCode)) return undefined;
  const bare = withoutPrefix(digits, plan);
  const reserved = FICTIONAL_RANGES.find((one) => one.range.test(callingCode + bare));
  if (!reserved) return undefined;
  const common = { callingCode, national: bare, country: reserved.country, from };
  const prefixDigits = digits.length - bare.length;
  return { e164: `+${callingCode}${bare}`, type: 'UNKNOWN', prefixDigits, ...common };
}

/** Converts a number written under an older plan to its current form. */
function readOutdated(
  digits: string,
  plan: NumberingPlan,
  from: ParsedNumber['from'],
): ParsedNumber | undefined {
  const abroad = from !== 'country';
  const old = OUTDATED_FORMATS.find(
    (one) => one.callingCode === plan.callingCode && one.abroad === abroad && one.was.test(digits),
  );
  if (!old) return undefined;
  const now = digits.replace(old.was, old.now);
  const found = firstValid(plan, now, from);
  return found && { ...found, prefixDigits: digits.length - now.length };
}

function withoutPrefix(digits: string, plan: NumberingPlan): string {
  const match = plan.prefixForParsing?.exec(digits);
  if (!match) return digits;
  const captured = match.length > 1 && match.at(-1) !== undefined;
  const remaining = digits.slice(match[0].length);
  if (!plan.prefixTransform || !captured) return remaining;
  return match[0].replace(plan.prefixForParsing ?? '', plan.prefixTransform) + remaining;
}

function firstValid(
  main: NumberingPlan,
  digits: string,
  from: ParsedNumber['from'],
): ParsedNumber | undefined {
  const { callingCode } = main;
  const owner = ownerOf(callingCode, digits);
  const country = owner ? owner.country : main.country;
  const type = owner?.type ?? (owner ? undefined : typeIn(main, digits));
  if (!type) return undefined;
  const e164 = `+${callingCode}${digits}`;
  return { e164, callingCode, national: digits, country, type, from, prefixDigits: 0 };
}

/**
 * The country that owns digits, and their line type. The type is undefined if the country assigns
 * no such number.
 */
interface Owner {
  country: CountryCode | undefined;
  type: LineType | undefined;
}

/** Finds which country sharing a calling code the digits belong to. */
function ownerOf(callingCode: string, digits: string): Owner | undefined {
  const plans = plansOfCallingCode(callingCode);
  const leadingMatches = plans.length > 1 && leadingDigitsOf(callingCode).test(digits);
  for (const plan of plans) {
    if (plan.leading && plans.length > 1) {
      if (leadingMatches && plan.leading.test(digits)) return ownedBy(plan, typeIn(plan, digits));
    } else {
      const type = typeIn(plan, digits);
      if (type) return ownedBy(plan, type);
    }
  }
  return undefined;
}

function ownedBy({ country }: NumberingPlan, type: LineType | undefined): Owner {
  return { country, type };
}

function typeIn(plan: NumberingPlan, digits: string): LineType | undefined {
  if (!plan.lengths.includes(digits.length) || !plan.pattern.test(digits)) return undefined;
  if (plan.types.length === 0) return 'UNKNOWN';
  for (const { type, pattern } of plan.types) {
    if (!pattern.test(digits)) continue;
    return type === 'FIXED_LINE' && isMobileToo(plan, digits) ? 'FIXED_LINE_OR_MOBILE' : type;
  }
  return undefined;
}

function isMobileToo(plan: NumberingPlan, digits: string): boolean {
  return (
    plan.fixedIsMobile ||
    plan.types.some((one) => one.type === 'MOBILE' && one.pattern.test(digits))
  );
}
