import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type {
  CandidateText,
  CountryCode,
  CountryEvidence,
  Verdict,
} from '@/lib/phone/candidates/types';
import { DIAL_LINK_STARTS } from '@/lib/phone/data/dial-link-starts';
import { evidenceAround, NO_EVIDENCE } from '@/lib/phone/evidence/evidence';
import { countriesNamed } from '@/lib/phone/evidence/named-countries';
import { hasNoSigns } from '@/lib/phone/evidence/nearby-signs';
import { type RankedCountry, rankCountries } from '@/lib/phone/evidence/rank-countries';
import { withSimilarNumber } from '@/lib/phone/evidence/similar-number';
import { countryOfPlus } from '@/lib/phone/plan/country-of-plus';
import { type DigitGroup, digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { readVanity } from '@/lib/phone/plan/vanity';
import { splitExtension } from '@/lib/phone/segment/extension';
import { type Segment, wholeSegment } from '@/lib/phone/segment/segments';
import { matchShapes } from '@/lib/phone/segment/shape-matches';
import { splitIntoNumbers } from '@/lib/phone/segment/split-numbers';
import { buildVerdicts, type ParsedText, vanityVerdict } from './build-verdicts';
import { numberAfterCode } from './number-after-code';
import { numberBeforePostcode } from './number-before-postcode';

/**
 * Returns the numbers in a candidate with confidence and reason; an empty list if there are none.
 * Offsets are within `raw`. Time is linear in `raw`.
 */
export function verdictsFor(input: CandidateText, countryEvidence: CountryEvidence): Verdict[] {
  const judge = (part: CandidateText) => judgeWhole(part, countryEvidence);
  return numberBeforePostcode(input, judge) ?? numberAfterCode(input, judge) ?? judge(input);
}

function judgeWhole(input: CandidateText, countryEvidence: CountryEvidence): Verdict[] {
  const link = linkBefore(input.before);
  const hint = link ? 'tel-link' : input.hint;
  const text = readText(input, link?.international === true);
  const before = input.before + openingOf(text.body);
  const countries = countriesFor(input, countryEvidence);
  if (!hint && hasNoSigns(before, input.after)) {
    const plain = plainNumber(text, countries);
    if (plain) return buildVerdicts(text, plain.segments, NO_EVIDENCE, plain.ranked);
  }
  const evidence = withSimilarNumber(evidenceAround(before, input.after, hint), before, text.body);
  if (evidence.all?.beats === 'all') return [];
  const vanity = readVanity(text.body, countryEvidence.default, evidence.phone > 1);
  if (vanity) return vanityVerdict(input.raw, vanity, evidence);
  const { segments, ranked } = bestSplit(text, countries, evidence.phone > 1);
  return buildVerdicts(text, segments, evidence, ranked);
}

/** A single number with `+`. */
const HAS_COUNTRY_CODE = lazyPattern(
  String.raw`^[\s([]*[+＋](?:[^+＋,;/|\p{Nd}]*[\p{Nd}]){0,15}[^+＋,;/|\p{Nd}]*$`,
);
/** Too few digits to be a number. */
const TOO_FEW_DIGITS = lazyPattern(String.raw`^(?:[^\p{Nd}]*[\p{Nd}]){0,5}[^\p{Nd}]*$`);

/**
 * Returns the countries to read a candidate's numbers in if they have no country code, best first.
 */
export function countriesFor(
  input: CandidateText,
  countryEvidence: CountryEvidence,
): readonly RankedCountry[] {
  return rankCountries(countryEvidence, countriesNear(input, countryEvidence));
}

/** Returns the countries named in the text around a candidate, nearest first. */
function countriesNear(input: CandidateText, { lang = '' }: CountryEvidence): CountryCode[] {
  const { raw, before, after, record = '' } = input;
  if (HAS_COUNTRY_CODE(raw).test(raw) || TOO_FEW_DIGITS(raw).test(raw)) return [];
  const named = (text: string) => countriesNamed(text, lang);
  const near = [...named(before).toReversed(), ...named(after), ...named(raw), ...named(record)];
  // A number next to one with `+`, separated only by a space, has the same country.
  const beside = /[+＋]/.test(raw) ? countryOfPlus(raw) : undefined;
  return beside ? [beside, ...near] : near;
}

function readText({ raw, before, after }: CandidateText, international: boolean): ParsedText {
  const split = splitExtension(raw);
  const groups = withoutClock(digitGroupsOf(split.body), before, after);
  if (international && groups[0]) groups[0] = { ...groups[0], gap: '+' };
  return { raw, ...split, groups };
}

/** Characters that end the start of a dial link. */
const LINK_ENDS = '=:/B';

/** Finds the start of a dial link right before the candidate. */
function linkBefore(before: string) {
  if (before === '' || !LINK_ENDS.includes(before.slice(-1))) return undefined;
  return DIAL_LINK_STARTS.find((link) => link.before.test(before));
}

const letterIn = lazyPattern(String.raw`[\p{L}]`);

/** Returns a single number with `+` or brackets. No surrounding word can change its verdict. */
function plainNumber(
  { body, groups }: ParsedText,
  countries: readonly RankedCountry[],
): CountrySplit | undefined {
  if (!/[+(＋（]/.test(body) || letterIn(body).test(body)) return undefined;
  const options = { hasPhoneLabel: false, hasExtension: false, shapes: matchShapes(groups, false) };
  for (const ranked of countries) {
    const segment = wholeSegment(groups, { ...options, country: ranked.country });
    if (segment && segment.strength > 3) return { segments: [segment], ranked };
  }
  return undefined;
}

/**
 * Returns an opening bracket that is not closed in the candidate: it belongs to the text before.
 */
function openingOf(body: string): string {
  const [first = ''] = body;
  return (first === '[' || first === '(') && !/[)\]]/.test(body) ? first : '';
}

/** The seconds of a clock, which a comma separates from their fraction. */
const SECONDS_BEFORE = /\d:\d\d,$/;

/** Drops the minutes of a time before a number, and the hours of a time after it. */
function withoutClock(groups: DigitGroup[], before: string, after: string): DigitGroup[] {
  const from = groups[0]?.digits.length === 2 && /\d:$/.test(before) ? 1 : 0;
  const hasFraction = from > 0 ? groups[1]?.gap === '.' : SECONDS_BEFORE.test(before);
  if (hasFraction) return afterTimeStamp(groups);
  const hours = groups.length > 1 && isHours(groups.at(-1)) && /^:\d\d(?!\d)/.test(after);
  return from > 0 || hours ? groups.slice(from, hours ? -1 : undefined) : groups;
}

/**
 * Returns the groups after a time stamp with fractions of a second. Columns of ids follow it in
 * logs, so only a `+` or a bracket starts a number.
 */
function afterTimeStamp(groups: DigitGroup[]): DigitGroup[] {
  const start = groups.findIndex(({ gap }) => /[+(]/.test(gap));
  return start < 0 ? [] : groups.slice(start);
}

function isHours(group: DigitGroup | undefined): boolean {
  return group !== undefined && group.digits.length < 3 && /^\s/.test(group.gap);
}

/** The numbers of a candidate and the country they were read in. */
interface CountrySplit {
  segments: Segment[];
  ranked: RankedCountry | undefined;
}

/** Returns the split with the best written numbers, in the first country that gives it. */
function bestSplit(
  { groups, ext }: ParsedText,
  countries: readonly RankedCountry[],
  hasPhoneLabel: boolean,
): CountrySplit {
  const options = {
    hasPhoneLabel,
    hasExtension: ext !== undefined,
    shapes: matchShapes(groups, hasPhoneLabel),
  };
  let best: CountrySplit = { segments: [], ranked: undefined };
  for (const ranked of countries) {
    const segments = splitIntoNumbers(groups, { ...options, country: ranked.country });
    if (totalStrength(segments) > totalStrength(best.segments)) best = { segments, ranked };
    if (isBestPossible(groups, best.segments)) break;
  }
  return best;
}

/**
 * Tells whether one number covers the whole candidate in its country's usual form. No other country
 * can do better.
 */
function isBestPossible(groups: readonly DigitGroup[], [segment]: readonly Segment[]): boolean {
  return segment?.first === 0 && segment.last === groups.length - 1 && segment.strength > 2;
}

function totalStrength(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.strength + 1, 0);
}
