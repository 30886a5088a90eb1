import { FICTION } from './data/fiction';
import { OUTDATED } from './data/outdated';
import { leadingOf, type Plan, planOf, plansOfCode } from './plan';
import type { CountryCode, LineType } from './types';

/** Bare digits understood by a numbering plan. */
export interface Reading {
  e164: string;
  callingCode: string;
  /** Digits after the calling code. */
  national: string;
  country: CountryCode | undefined;
  type: LineType;
  /** How the country was known. */
  from: 'plus' | 'idd' | 'code' | 'country';
  /** Only its length and form are right: no plan has given it out. */
  unknown?: true;
  /** Digits of the international prefix, when it was dialled so. */
  idd?: number;
  /** How many of the digits stood before the national number (prefixes and codes). */
  skipped: number;
}

/**
 * Readings by digits, `null` for such as are none; emptied when full, since pages repeat themselves
 * but never end.
 */
const cache = new Map<string, Reading | null>();
const CACHE_SIZE = 64;

function keep(key: string, reading: Reading | undefined): Reading | undefined {
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, reading ?? null);
  return reading;
}

/** Longest E.164 number, and the longest national number that any plan has (Germany). */
const LONGEST = 17;

/** Digits that follow a `+`: calling code, perhaps a national prefix, national number. */
export function readInternational(digits: string): Reading | undefined {
  if (digits.length < 6 || digits.length > LONGEST + 2) return undefined;
  const key = `+${digits}`;
  const known = cache.get(key);
  return known === undefined ? keep(key, international(digits, 'plus', 0)) : (known ?? undefined);
}

/** Digits as they are dialled in a country: national, with `00`/`011`, or with its code bare. */
export function readNational(digits: string, country: CountryCode): Reading | undefined {
  if (digits.length < 4 || digits.length > LONGEST + 5) return undefined;
  const key = country + digits;
  const known = cache.get(key);
  return known === undefined ? keep(key, national(digits, country)) : (known ?? undefined);
}

function international(digits: string, from: Reading['from'], skipped: number) {
  if (digits.startsWith('0')) return undefined;
  for (let length = 1; length <= 3; length++) {
    const [plan] = plansOfCode(digits.slice(0, length));
    if (!plan) continue;
    const rest = digits.slice(length);
    const found =
      withPlan(plan, rest, from) ?? fictional(rest, plan, from) ?? outdated(rest, plan, from);
    const idd = skipped > 0 ? { idd: skipped } : {};
    return found && { ...found, ...idd, skipped: found.skipped + skipped + length };
  }
  return undefined;
}

function national(digits: string, country: CountryCode): Reading | undefined {
  const plan = planOf(country);
  if (!plan) return undefined;
  const own = withPlan(plan, digits, 'country') ?? fictional(digits, plan, 'country');
  const found = own ?? outdated(digits, plan, 'country');
  if (found) return found;
  const abroad = fromAbroad(digits, plan);
  if (abroad) return abroad;
  return digits.startsWith(plan.callingCode) ? international(digits, 'code', 0) : undefined;
}

/**
 * A number with an international prefix. `00` is read everywhere, and first, since no plan that
 * lacks it has a number that begins so, and some know it only with a carrier's digits (Brazil).
 */
function fromAbroad(digits: string, plan: Plan): Reading | undefined {
  const plain = digits.startsWith('00') ? international(digits.slice(2), 'idd', 2) : undefined;
  const idd = plan.idd?.exec(digits)?.[0].length ?? 0;
  return plain ?? (idd > 0 ? international(digits.slice(idd), 'idd', idd) : undefined);
}

/** The number after a national prefix when that is valid, else the digits as they are. */
function withPlan(main: Plan, digits: string, from: Reading['from']) {
  const bare = withoutPrefix(digits, main);
  const stripped = bare === digits ? undefined : firstValid(main, bare, from);
  if (stripped) return { ...stripped, skipped: Math.max(0, digits.length - bare.length) };
  return firstValid(main, digits, from);
}

function fictional(digits: string, plan: Plan, from: Reading['from']): Reading | undefined {
  const { callingCode } = plan;
  if (!FICTION.some((one) => one.callingCode === callingCode)) return undefined;
  const bare = withoutPrefix(digits, plan);
  const kept = FICTION.find((one) => one.range.test(callingCode + bare));
  if (!kept) return undefined;
  const rest = { callingCode, national: bare, country: kept.country, from };
  const skipped = digits.length - bare.length;
  return { e164: `+${callingCode}${bare}`, type: 'UNKNOWN', skipped, ...rest };
}

/** A number as it was written under an older plan, read as it is dialled now. */
function outdated(digits: string, plan: Plan, from: Reading['from']): Reading | undefined {
  const abroad = from !== 'country';
  const old = OUTDATED.find(
    (one) => one.callingCode === plan.callingCode && one.abroad === abroad && one.was.test(digits),
  );
  if (!old) return undefined;
  const now = digits.replace(old.was, old.now);
  const found = firstValid(plan, now, from);
  return found && { ...found, skipped: digits.length - now.length };
}

function withoutPrefix(digits: string, plan: Plan): string {
  const match = plan.prefixForParsing?.exec(digits);
  if (!match) return digits;
  const captured = match.length > 1 && match.at(-1) !== undefined;
  const rest = digits.slice(match[0].length);
  if (!plan.prefixTransform || !captured) return rest;
  return match[0].replace(plan.prefixForParsing ?? '', plan.prefixTransform) + rest;
}

function firstValid(main: Plan, digits: string, from: Reading['from']): Reading | undefined {
  const { callingCode } = main;
  const owner = ownerOf(callingCode, digits);
  const country = owner ? owner.country : main.country;
  const type = owner?.type ?? (owner ? undefined : typeIn(main, digits));
  if (!type) return undefined;
  const e164 = `+${callingCode}${digits}`;
  return { e164, callingCode, national: digits, country, type, from, skipped: 0 };
}

/** The owner of digits, and their type there: a country may own digits that it has no number for. */
interface Owner {
  country: CountryCode | undefined;
  type: LineType | undefined;
}

/** Among countries that share a calling code, the one that these digits belong to. */
function ownerOf(callingCode: string, digits: string): Owner | undefined {
  const plans = plansOfCode(callingCode);
  const led = plans.length > 1 && leadingOf(callingCode).test(digits);
  for (const plan of plans) {
    if (plan.leading && plans.length > 1) {
      if (led && plan.leading.test(digits)) return own(plan, typeIn(plan, digits));
    } else {
      const type = typeIn(plan, digits);
      if (type) return own(plan, type);
    }
  }
  return undefined;
}

function own({ country }: Plan, type: LineType | undefined): Owner {
  return { country, type };
}

function typeIn(plan: Plan, digits: string): LineType | undefined {
  if (!plan.lengths.includes(digits.length) || !plan.pattern.test(digits)) return undefined;
  if (plan.types.length === 0) return 'UNKNOWN';
  for (const { type, pattern } of plan.types) {
    if (!pattern.test(digits)) continue;
    return type === 'FIXED_LINE' && isMobileToo(plan, digits) ? 'FIXED_LINE_OR_MOBILE' : type;
  }
  return undefined;
}

function isMobileToo(plan: Plan, digits: string): boolean {
  return (
    plan.fixedIsMobile ||
    plan.types.some((one) => one.type === 'MOBILE' && one.pattern.test(digits))
  );
}
