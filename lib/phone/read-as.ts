import type { CountryCode, CountryEvidence, CountrySource, Verdict } from './types';
import { countriesFor, type JudgeInput, judge } from './verdict';

/** How a number was read that does not say its country. */
export interface NationalReading {
  /** As it is written, its extension included. */
  raw: string;
  country: CountryCode;
  /** `chosen`: the rep chose it for this number alone. */
  source: CountrySource | 'chosen';
  /** Other countries that it may be meant in, the likeliest first. */
  likely: CountryCode[];
}

/** Most countries that are named as likely. */
const MOST_LIKELY = 5;

/**
 * How a verdict's number was read; undefined for one that names its country. `chosen` are countries
 * that the rep chose elsewhere, the latest first.
 */
export function readingOf(
  input: JudgeInput,
  { start, end, country, readBy }: Verdict,
  evidence: CountryEvidence,
  chosen: readonly CountryCode[],
): NationalReading | undefined {
  if (!readBy) return undefined;
  const own = country ?? evidence.default;
  const ranked = countriesFor(input, evidence).map((choice) => choice.country);
  const likely = others([...ranked, ...chosen], own);
  return { raw: input.raw.slice(start, end), country: own, source: readBy, likely };
}

/** Fewest and most digits of a text that a phone field holds, for it to be a number somewhere. */
const SOMEWHERE = /^(?:\P{Nd}*\p{Nd}){7,15}\P{Nd}*$/u;

/** What a phone field holds that is no number in any country that is likely: the rep may know where it is one. */
export function readingSomewhere(
  { raw, hint }: JudgeInput,
  evidence: CountryEvidence,
  chosen: readonly CountryCode[],
): NationalReading | undefined {
  const field = hint === 'tel-input' || hint === 'autocomplete';
  if (!field || raw.includes('+') || !SOMEWHERE.test(raw)) return undefined;
  const likely = others([...(evidence.others ?? []), ...chosen], evidence.default);
  return { raw: raw.trim(), country: evidence.default, source: 'default', likely };
}

/** The same text as a number of the country that the rep chose; undefined when it is none there. */
export function readAgain(
  { raw, country: before, likely }: Pick<NationalReading, 'raw' | 'country' | 'likely'>,
  country: CountryCode,
): { verdict: Verdict; reading: NationalReading } | undefined {
  const found = judge({ raw, before: '', after: '', hint: 'label' }, { default: country });
  // Digits that begin with the country's own code name it themselves.
  const verdict = found.find((each) => each.readBy ?? each.country === country);
  const rest = others([before, ...likely], country);
  return verdict && { verdict, reading: { raw, country, source: 'site', likely: rest } };
}

/**
 * The countries to choose from for a number whose country was only guessed: the guess, the rep's own,
 * then the other likely ones, as far as the text is a number there.
 */
export function countriesToChoose(
  reading: NationalReading,
  { default: own }: Pick<CountryEvidence, 'default'>,
): CountryCode[] {
  const all = [...new Set([reading.country, own, ...reading.likely])];
  return all.filter((country) => readAgain(reading, country)).slice(0, MOST_LIKELY);
}

function others(countries: readonly CountryCode[], own: CountryCode): CountryCode[] {
  return [...new Set(countries)].filter((each) => each !== own).slice(0, MOST_LIKELY);
}
