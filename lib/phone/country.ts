import { isSupportedCountry } from 'libphonenumber-js/max';
import { COUNTRY_OF_LANGUAGE, WORLDWIDE_DOMAINS } from './data/country-hints';
import { planOf } from './plan';
import type { CountryCode, CountryEvidence, CountrySource } from './types';

/** A country, and why it is one to read numbers in. */
export interface CountryChoice {
  country: CountryCode;
  source: CountrySource;
  /** Nothing but other numbers, or the page's language alone, speaks for it. */
  guessed?: true;
}

/** The country that two letters name, in any case, if a numbering plan knows it. */
export function countryFrom(letters: string): CountryCode | undefined {
  const upper = letters.toUpperCase();
  const code = upper === 'UK' ? 'GB' : upper;
  return isSupportedCountry(code) ? code : undefined;
}

/** One page's candidates share one object of evidence; new evidence is a new object. */
const ranked = new WeakMap<CountryEvidence, readonly CountryChoice[]>();

/** So many countries of single numbers on the page are tried after the rep's own. */
const MOST_OTHERS = 3;

/** Most countries that a record may speak of and still tell something. */
const MOST_NEAR = 3;

/**
 * Countries to read a national number in, best first and without repeats. `near` are those that the
 * number's own record speaks of, the nearest first. Order of evidence: design, "Finding numbers" 5.
 * What stands after the rep's default counts only for numbers that are none there.
 */
export function rankCountries(
  evidence: CountryEvidence,
  near: readonly CountryCode[] = [],
): readonly CountryChoice[] {
  const rest = ranked.get(evidence) ?? rankPage(evidence);
  if (near.length === 0) return rest;
  const own = [...new Set(near)].slice(0, MOST_NEAR);
  const choices = own.map((country): CountryChoice => ({ country, source: 'record' }));
  return [...choices, ...rest.filter(({ country }) => !own.includes(country))];
}

const GUESS = { guessed: true } as const;
type Guess = typeof GUESS;

function rankPage(evidence: CountryEvidence): readonly CountryChoice[] {
  const { site, lang = '', host = '', others = [] } = evidence;
  const all: (readonly [CountryCode | undefined, CountrySource, Guess?])[] = [
    [site, 'site'],
    [regionOf(lang), 'language'],
    [domainCountry(host), 'domain'],
    [majority(others), 'others', GUESS],
    [evidence.default, 'default'],
    ...[...new Set(others)]
      .slice(0, MOST_OTHERS)
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

/** Countries of one calling code read a number alike: there is nothing to guess between them. */
function isSameCode(one: CountryCode, other: CountryCode): boolean {
  return planOf(one)?.callingCode === planOf(other)?.callingCode;
}

/** Region of a BCP 47 tag. American English is what tools write everywhere, so that it says nothing. */
function regionOf(lang: string): CountryCode | undefined {
  if (/^en[-_]us\b/i.test(lang)) return undefined;
  return countryFrom(/[-_]([a-z]{2})(?![a-z])/i.exec(lang)?.[1] ?? '');
}

/** Country of a top-level domain, but for those that are sold to the world. */
function domainCountry(host: string): CountryCode | undefined {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  const national = labels.length > 2 && /^(?:com?|org|net|gov|ac|edu)$/.test(labels.at(-2) ?? '');
  if (top.length !== 2 || (WORLDWIDE_DOMAINS.has(top) && !national)) return undefined;
  return countryFrom(top);
}

/** The country of more than half of at least two numbers. */
function majority(countries: readonly CountryCode[]): CountryCode | undefined {
  const counts = new Map<CountryCode, number>();
  for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1);
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top && top[1] > 1 && top[1] > countries.length / 2 ? top[0] : undefined;
}
