import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type {
  CandidateText,
  CountryCode,
  CountryEvidence,
  PositionInRow,
  Verdict,
} from '@/lib/phone/candidates/types';
import { DIAL_LINK_STARTS } from '@/lib/phone/data/dial-link-starts';
import { positionInRow } from '@/lib/phone/evidence/cells';
import { evidenceAround, NO_EVIDENCE } from '@/lib/phone/evidence/evidence';
import { countriesNamed } from '@/lib/phone/evidence/named-countries';
import { hasNoSigns } from '@/lib/phone/evidence/nearby-signs';
import { isBesideName } from '@/lib/phone/evidence/people/person-names';
import { type RankedCountry, rankCountries } from '@/lib/phone/evidence/rank-countries';
import { withSimilarNumber } from '@/lib/phone/evidence/similar-number';
import { lastLineSaysPhone } from '@/lib/phone/evidence/tokens/tokens';
import { countryOfPlus } from '@/lib/phone/plan/country-of-plus';
import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { readVanity } from '@/lib/phone/plan/vanity';
import { type Segment, wholeSegment } from '@/lib/phone/segment/segments';
import { matchShapes } from '@/lib/phone/segment/shape-matches';
import { splitIntoNumbers } from '@/lib/phone/segment/split-numbers';
import { buildVerdicts, type ParsedText, vanityVerdict } from './build-verdicts';
import { withDataRow } from './data-row';
import { parseText } from './parse-text';
import { WRITINGS } from './writings/writings';

/**
 * Returns the numbers in a candidate with confidence and reason; an empty list if there are none.
 * Offsets are within `raw`. Time is linear in `raw`.
 */
export function verdictsFor(input: CandidateText, countryEvidence: CountryEvidence): Verdict[] {
  const judge = (part: CandidateText) => judgeWhole(part, countryEvidence);
  for (const writing of WRITINGS) {
    const found = writing(input, judge);
    if (found) return found;
  }
  return judge(input);
}

function judgeWhole(input: CandidateText, countryEvidence: CountryEvidence): Verdict[] {
  const link = linkBefore(input.before);
  const hint = link ? 'tel-link' : input.hint;
  const text = parseText(input, link?.international === true);
  const before = input.before + openingOf(text.body);
  const countries = countriesFor(input, countryEvidence);
  if (!hint && hasNoSigns(before, input.after)) {
    const plain = plainNumber(text, countries);
    if (plain) return buildVerdicts(text, plain.segments, NO_EVIDENCE, plain.ranked);
  }
  const around = withSimilarNumber(evidenceAround(before, input.after, hint), before, text.body);
  const evidence = withDataRow(around, before, input.after, text.body);
  if (evidence.all?.beats === 'all') return [];
  const vanity = readVanity(text.body, countryEvidence.default, evidence.phone > 1);
  if (vanity) return vanityVerdict(input.raw, vanity, evidence);
  const { segments, ranked } = bestSplit(text, countries, {
    hasPhoneLabel: evidence.phone > 1,
    mayWrap: evidence.phone > 1 || (evidence.phone > 0 && lastLineSaysPhone(before)),
    isNamed: () => isInDemoData(input, before, countries),
    position: () => positionInRow(input),
  });
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
  const own = before.lastIndexOf('\n') + 1;
  const line = [...named(before.slice(own)).toReversed(), ...named(firstLine(after))];
  const others = [...named(before.slice(0, own)).toReversed(), ...named(after)];
  const near = [...line, ...named(raw), ...named(record), ...others];
  // A number next to one with `+`, separated only by a space, has the same country.
  const beside = /[+＋]/.test(raw) ? countryOfPlus(raw) : undefined;
  return beside ? [beside, ...near] : near;
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
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

/** Returns whether a person's name is beside a number, or it is a cell of a row that names a country. */
function isInDemoData(
  input: CandidateText,
  before: string,
  [first]: readonly RankedCountry[],
): boolean {
  return (
    isBesideName(before, input.after, input.record) ||
    (first?.source === 'record' && positionInRow(input) !== 'near')
  );
}

/** The numbers of a candidate and the country they were read in. */
interface CountrySplit {
  segments: Segment[];
  ranked: RankedCountry | undefined;
}

/** What the text around a candidate tells about its numbers. */
interface Surroundings {
  hasPhoneLabel: boolean;
  mayWrap: boolean;
  isNamed: () => boolean;
  position: () => PositionInRow;
}

/** Returns the split with the best written numbers, in the first country that gives it. */
function bestSplit(
  { groups, ext }: ParsedText,
  countries: readonly RankedCountry[],
  { hasPhoneLabel, mayWrap, isNamed, position }: Surroundings,
): CountrySplit {
  const options = {
    hasPhoneLabel,
    mayWrap,
    hasExtension: ext !== undefined,
    shapes: matchShapes(groups, hasPhoneLabel, isNamed),
  };
  let best: CountrySplit = { segments: [], ranked: undefined };
  for (const ranked of countries) {
    const { country, source } = ranked;
    const inRow = source === 'record' ? position() : undefined;
    const segments = splitIntoNumbers(groups, { ...options, country, positionInRow: inRow });
    if (totalStrength(segments) > totalStrength(best.segments)) best = { segments, ranked };
    if (isBestPossible(groups, best.segments)) break;
  }
  return best;
}

/**
 * Returns whether one number covers the whole candidate in its country's usual form. No other country
 * can do better.
 */
function isBestPossible(groups: readonly DigitGroup[], [segment]: readonly Segment[]): boolean {
  return segment?.first === 0 && segment.last === groups.length - 1 && segment.strength > 2;
}

function totalStrength(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.strength + 1, 0);
}
