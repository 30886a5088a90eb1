import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { SHORT_NAMES } from '@/lib/phone/data/country-words';
import { ENGLISH_NAMES } from '@/lib/phone/data/english-country-names';
import { countriesNamed } from '@/lib/phone/evidence/named-countries';
import { hasGivenName } from '@/lib/phone/evidence/people/person-names';

/**
 * Two cells right before a number: a name or a postcode, then one that may be a country. Four digits may
 * also be a year.
 */
const nameAndCountry = lazyPattern(
  String.raw`(?:^|[,;|\t\n])\s?["']?(?:[\p{Lu}][\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2} [\p{Lu}][\p{L}'’.-]+|(?!(?:19|20)[\p{Nd}]{2}["',;|\t])[\p{Nd}]{4,6})["']?[,;|\t]\s?["']?([\p{Lu}][\p{L} .-]+)["']?[,;|\t]\s?["']?$`,
);
/** The same in capitals. The first cell may be cut off. */
const capitalsBefore =
  /(?:^|[,;|\t\n])\s?["']?([A-Z][A-Z .,&'()/-]+)["']?[,;|\t]([A-Z][A-Z .]+)[,;|\t]$/;
const SEPARATORS = ',;|\t';
const LOWER_CASE = /[a-z]/;

/** Names of countries in capitals, without cities. Created on first use. */
let countryNames: ReadonlySet<string> | undefined;

function isCountry(name: string): boolean {
  countryNames ??= new Set(
    `${ENGLISH_NAMES} ${SHORT_NAMES}`
      .split(/\s+/)
      .map((one) => plainName(one.replaceAll('_', ' '))),
  );
  return countryNames.has(plainName(name));
}

/** Returns a name in capitals, its initials without dots and spaces: `U.S.A.`, `U S A`. */
function plainName(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('.', '')
    .replace(/\b([A-Z]) (?=[A-Z]\b)/g, '$1');
}

/**
 * Returns whether a row names a person and a country right before a number, as orders do, or ends an
 * address with its postcode and country: `ORD7,Asha Rao,India,…,1,900`, `Pune,411001,India,…`.
 */
export function isBesideCountryOfContact(before: string): boolean {
  const country = nameAndCountry(before).exec(before)?.[1];
  return country !== undefined && countriesNamed(country, '').length > 0;
}

/**
 * Returns whether a row in capitals names goods and a country right before digits, as trade figures do:
 * `RAW SUGAR,SINGAPORE,…`. A person's name is not a commodity.
 */
export function isBesideTradedCountry(before: string, after: string): boolean {
  if (before === '' || !SEPARATORS.includes(before.slice(-1))) return false;
  const [, goods = '', country = ''] = capitalsBefore.exec(before) ?? [];
  if (country === '' || hasGivenName(goods)) return false;
  const [rest = ''] = after.split('\n', 1);
  return !LOWER_CASE.test(rest) && isCountry(country);
}
