import { isSupportedCountry } from 'libphonenumber-js/max';
import type { CountryCode, CountryEvidence, CountrySource } from '@/lib/phone/candidates/types';
import { COUNTRY_OF_LANGUAGE, WORLDWIDE_DOMAINS } from '@/lib/phone/data/country-hints';
import { MAX_MIN_DIGITS, minDigitsIn } from '@/lib/phone/plan/min-digits-in';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';

/** A country to read numbers in, and the evidence for it. */
export interface RankedCountry {
  country: CountryCode;
  source: CountrySource;
  /** The only evidence is other numbers, or the page's language without a region. */
  guessed?: true;
}

/** Returns the country of a two-letter code in any case, if it has a numbering plan. */
export function countryOfCode(letters: string): CountryCode | undefined {
  const upper = letters.toUpperCase();
  const code = upper === 'UK' ? 'GB' : upper;
  return isSupportedCountry(code) ? code : undefined;
}

/** Cached per evidence object. All candidates of a page share one; new evidence is a new object. */
const ranked = new WeakMap<CountryEvidence, readonly RankedCountry[]>();

/** Maximum countries of other numbers on the page that are tried after the rep's default. */
const MAX_OTHERS = 3;

/** Maximum countries named in a record that are used. Longer lists carry no information. */
const MAX_NEAR = 3;

/**
 * Returns the countries to read a national number in, best first and without duplicates. `near`
 * lists countries named in the number's own record, nearest first. A country after the rep's
 * default is used only for numbers that are invalid in the default country.
 */
export function rankCountries(
  evidence: CountryEvidence,
  near: readonly CountryCode[] = [],
): readonly RankedCountry[] {
  const pageChoices = ranked.get(evidence) ?? rankPage(evidence);
  if (near.length === 0) return pageChoices;
  const own = [...new Set(near)].slice(0, MAX_NEAR);
  const choices = own.map((country): RankedCountry => ({ country, source: 'record' }));
  return [...choices, ...pageChoices.filter(({ country }) => !own.includes(country))];
}

const GUESS = { guessed: true } as const;
type Guess = typeof GUESS;

function rankPage(evidence: CountryEvidence): readonly RankedCountry[] {
  const { site, lang = '', host = '', others = [] } = evidence;
  const all: (readonly [CountryCode | undefined, CountrySource, Guess?])[] = [
    [site, 'site'],
    [regionOf(lang), 'language'],
    [domainCountry(host), 'domain'],
    [majority(others), 'others', GUESS],
    [evidence.default, 'default'],
    ...[...new Set(others)]
      .slice(0, MAX_OTHERS)
      .map((country) => [country, 'others', GUESS] as const),
    [COUNTRY_OF_LANGUAGE.get(lang.toLowerCase().split(/[-_]/)[0] ?? ''), 'language', GUESS],
  ];
  const choices = all.flatMap(([country, source, guess], at) => {
    const seen = all.slice(0, at).some(([earlier]) => earlier === country);
    if (!country || seen) return [];
    return [{ country, source, ...(!isSameCode(country, evidence.default) && guess) }];
  });
  ranked.set(evidence, choices);
  return choices;
}

/**
 * Returns whether two countries share a calling code. They read a number the same way, so nothing is
 * guessed between them.
 */
function isSameCode(one: CountryCode, other: CountryCode): boolean {
  return numberingPlanOf(one)?.callingCode === numberingPlanOf(other)?.callingCode;
}

/** Returns the region of a BCP 47 tag. Ignores `en-US`: many tools write it by default. */
function regionOf(lang: string): CountryCode | undefined {
  if (/^en[-_]us\b/i.test(lang)) return undefined;
  return countryOfCode(/[-_]([a-z]{2})(?![a-z])/i.exec(lang)?.[1] ?? '');
}

/** Returns the country of a top-level domain, unless the domain is sold worldwide. */
function domainCountry(host: string): CountryCode | undefined {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  const national = labels.length > 2 && /^(?:com?|org|net|gov|ac|edu)$/.test(labels.at(-2) ?? '');
  if (top.length !== 2 || (WORLDWIDE_DOMAINS.has(top) && !national)) return undefined;
  return countryOfCode(top);
}

/** Returns the country of more than half of at least two numbers. */
function majority(countries: readonly CountryCode[]): CountryCode | undefined {
  const counts = new Map<CountryCode, number>();
  for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1);
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top && top[1] > 1 && top[1] > countries.length / 2 ? top[0] : undefined;
}

/**
 * Returns the minimum digits of a number on a page. Shorter candidates cannot be numbers, whatever
 * is beside them.
 */
export function minDigits(evidence: CountryEvidence): number {
  const minimums = rankCountries(evidence).map(({ country }) => minDigitsIn(country));
  return Math.min(MAX_MIN_DIGITS, ...minimums);
}
