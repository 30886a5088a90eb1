import { isSupportedCountry } from 'libphonenumber-js/max';
import { COUNTRY_OF_LANGUAGE, WORLDWIDE_DOMAINS } from './data/country-hints';
import type { CountryCode, CountryEvidence } from './types';

/** A country, and the words for why. */
export interface CountryChoice {
  country: CountryCode;
  because: string;
}

/** The country that two letters name, in any case, if a numbering plan knows it. */
export function countryFrom(letters: string): CountryCode | undefined {
  const upper = letters.toUpperCase();
  const code = upper === 'UK' ? 'GB' : upper;
  return isSupportedCountry(code) ? code : undefined;
}

/** One page's candidates share one object of evidence; new evidence is a new object. */
const ranked = new WeakMap<CountryEvidence, readonly CountryChoice[]>();

/**
 * Countries to read a national number in, best first and without repeats.
 * Order of evidence: design, "Finding numbers" 5. What stands after the rep's default counts only
 * for numbers that are none there.
 */
export function rankCountries(evidence: CountryEvidence): readonly CountryChoice[] {
  const known = ranked.get(evidence);
  if (known) return known;
  const { site, record, lang = '', host = '', others = [] } = evidence;
  const all: [CountryCode | undefined, string][] = [
    [site, 'the country chosen for this site'],
    [record, 'the country of the record'],
    [regionOf(lang), 'the language of the page'],
    [domainCountry(host), 'the domain of the page'],
    [majority(others), 'the other numbers on the page'],
    [evidence.default, 'your country'],
    [
      COUNTRY_OF_LANGUAGE.get(lang.toLowerCase().split(/[-_]/)[0] ?? ''),
      'the language of the page',
    ],
  ];
  const choices = all.flatMap(([country, because], at) => {
    const seen = all.slice(0, at).some(([earlier]) => earlier === country);
    return country && !seen ? [{ country, because }] : [];
  });
  ranked.set(evidence, choices);
  return choices;
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
