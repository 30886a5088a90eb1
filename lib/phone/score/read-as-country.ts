import type {
  CandidateText,
  CountryCode,
  CountryEvidence,
  CountrySource,
  Verdict,
} from '@/lib/phone/candidates/types';
import { countriesFor, verdictsFor } from './verdict';

/** How a number without a country code was read. */
export interface NationalNumber {
  /** The number as written, with its extension, and with the digits that its text has elsewhere (an area code). */
  raw: string;
  country: CountryCode;
  /** `chosen` means that the rep chose the country for this number only. */
  source: CountrySource | 'chosen';
  /** Other possible countries, most likely first. */
  likely: CountryCode[];
}

/** Maximum number of likely countries. */
const MAX_LIKELY = 5;

/** Returns how a verdict's number was read; undefined if it has a country code. */
export function nationalNumberOf(
  input: CandidateText,
  { start, end, written, country, countrySource }: Verdict,
  evidence: CountryEvidence,
): NationalNumber | undefined {
  if (!countrySource) return undefined;
  const own = country ?? evidence.default;
  const ranked = countriesFor(input, evidence).map((choice) => choice.country);
  const likely = uniqueExcept(ranked, own);
  return {
    raw: written ?? input.raw.slice(start, end),
    country: own,
    source: countrySource,
    likely,
  };
}

/** A text of 7 to 15 digits, which may be a number in some country. */
const POSSIBLE_NUMBER = /^(?:\P{Nd}*\p{Nd}){7,15}\P{Nd}*$/u;

/**
 * Returns a phone field's value that is not a number in any likely country. The rep may know its
 * country.
 */
export function numberInUnknownCountry(
  { raw, hint }: CandidateText,
  evidence: CountryEvidence,
): NationalNumber | undefined {
  const field = hint === 'tel-input' || hint === 'autocomplete';
  if (!field || raw.includes('+') || !POSSIBLE_NUMBER.test(raw)) return undefined;
  const likely = uniqueExcept(evidence.others ?? [], evidence.default);
  return { raw: raw.trim(), country: evidence.default, source: 'default', likely };
}

/**
 * Reads the same text as a number of the country the rep chose; undefined if it is invalid there.
 */
export function readInCountry(
  { raw, country: previous, likely }: Pick<NationalNumber, 'raw' | 'country' | 'likely'>,
  country: CountryCode,
): { verdict: Verdict; reading: NationalNumber } | undefined {
  const found = verdictsFor({ raw, before: '', after: '', hint: 'label' }, { default: country });
  // Digits that start with the country's calling code state the country, so they have no `readBy`.
  const verdict = found.find((each) => each.countrySource ?? each.country === country);
  const otherCountries = uniqueExcept([previous, ...likely], country);
  return verdict && { verdict, reading: { raw, country, source: 'site', likely: otherCountries } };
}

/**
 * Returns the countries to offer for a number whose country was guessed: the guess, the rep's
 * default, then other likely ones. Only countries where the text is a valid number.
 */
export function countriesToChoose(
  reading: NationalNumber,
  { default: own }: Pick<CountryEvidence, 'default'>,
): CountryCode[] {
  const all = [...new Set([reading.country, own, ...reading.likely])];
  return all.filter((country) => readInCountry(reading, country)).slice(0, MAX_LIKELY);
}

function uniqueExcept(countries: readonly CountryCode[], own: CountryCode): CountryCode[] {
  return [...new Set(countries)].filter((each) => each !== own).slice(0, MAX_LIKELY);
}
