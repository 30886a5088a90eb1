import { afterCode } from './after-code';
import { type ReadText, vanityVerdict, verdictsOn } from './assemble';
import { beforeTown } from './before-town';
import { type CountryChoice, rankCountries } from './country';
import { cutPieces } from './cut';
import { DIAL_LINKS } from './data/dial-link-starts';
import { splitExtension } from './extension';
import { type Group, readGroups } from './groups';
import type { Hint } from './hints';
import { byScript } from './latin';
import { withLike } from './like';
import { masksOf } from './masks';
import { countriesNamed } from './named-countries';
import { type Piece, wholePiece } from './pieces';
import { countryOfPlus } from './plus';
import type { CountryCode, CountryEvidence, Verdict } from './types';
import { readVanity } from './vanity';
import { evidenceAround, isQuiet, NO_EVIDENCE } from './weigh';

/** A candidate sent by a page: its text and a little text on each side. */
export interface JudgeInput {
  raw: string;
  before: string;
  after: string;
  hint?: Hint;
  /** Text of the record that contains the candidate, one part per line, nearest first. */
  record?: string;
}

/**
 * Returns the numbers in a candidate with confidence and reason; an empty list if there are none.
 * Offsets are within `raw`. Time is linear in `raw`.
 */
export function judge(input: JudgeInput, country: CountryEvidence): Verdict[] {
  const judgeIn = (part: JudgeInput) => judgeWhole(part, country);
  return beforeTown(input, judgeIn) ?? afterCode(input, judgeIn) ?? judgeIn(input);
}

function judgeWhole(input: JudgeInput, country: CountryEvidence): Verdict[] {
  const link = linkBefore(input.before);
  const hint = link ? 'tel-link' : input.hint;
  const text = readText(input, link?.international === true);
  const before = input.before + openingOf(text.body);
  const choices = countriesFor(input, country);
  if (!hint && isQuiet(before, input.after)) {
    const plain = plainNumber(text, choices);
    if (plain) return verdictsOn(text, plain.segments, NO_EVIDENCE, plain.choice);
  }
  const evidence = withLike(evidenceAround(before, input.after, hint), before, text.body);
  if (evidence.all?.beats === 'all') return [];
  const vanity = readVanity(text.body, country.default);
  if (vanity) return vanityVerdict(input.raw, vanity, evidence);
  const { segments, choice } = bestSplit(text, choices, evidence.phone > 1);
  return verdictsOn(text, segments, evidence, choice);
}

/** A candidate that is a single number with `+`, or too short to be a number. */
const SAYS_COUNTRY = byScript(
  String.raw`^[\s([]*[+＋](?:[^+＋,;/|\p{Nd}]*[\p{Nd}]){0,15}[^+＋,;/|\p{Nd}]*$`,
);
const FEW_DIGITS = byScript(String.raw`^(?:[^\p{Nd}]*[\p{Nd}]){0,5}[^\p{Nd}]*$`);

/**
 * Returns the countries to read a candidate's numbers in if they have no country code, best first.
 */
export function countriesFor(
  input: JudgeInput,
  country: CountryEvidence,
): readonly CountryChoice[] {
  return rankCountries(country, countriesNear(input, country));
}

/** Returns the countries named in the text around a candidate, nearest first. */
function countriesNear(input: JudgeInput, { lang = '' }: CountryEvidence): CountryCode[] {
  const { raw, before, after, record = '' } = input;
  if (SAYS_COUNTRY(raw).test(raw) || FEW_DIGITS(raw).test(raw)) return [];
  const named = (text: string) => countriesNamed(text, lang);
  const near = [...named(before).toReversed(), ...named(after), ...named(raw), ...named(record)];
  // A number next to one with `+`, separated only by a space, has the same country.
  const beside = /[+＋]/.test(raw) ? countryOfPlus(raw) : undefined;
  return beside ? [beside, ...near] : near;
}

function readText({ raw, before, after }: JudgeInput, international: boolean): ReadText {
  const split = splitExtension(raw);
  const groups = withoutClock(readGroups(split.body), before, after);
  if (international && groups[0]) groups[0] = { ...groups[0], gap: '+' };
  return { raw, ...split, groups };
}

/** Characters that end the start of a dial link. */
const LINK_ENDS = '=:/B';

/** Finds the start of a dial link right before the candidate. */
function linkBefore(before: string) {
  if (before === '' || !LINK_ENDS.includes(before.slice(-1))) return undefined;
  return DIAL_LINKS.find((link) => link.before.test(before));
}

const letterIn = byScript(String.raw`[\p{L}]`);

/** Returns a single number with `+` or brackets. No surrounding word can change its verdict. */
function plainNumber(
  { body, groups }: ReadText,
  choices: readonly CountryChoice[],
): CountrySplit | undefined {
  if (!/[+(＋（]/.test(body) || letterIn(body).test(body)) return undefined;
  const reader = { vouched: false, extended: false, masks: masksOf(groups, false) };
  for (const choice of choices) {
    const segment = wholePiece(groups, { ...reader, country: choice.country });
    if (segment && segment.strength > 3) return { segments: [segment], choice };
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

/** Drops the minutes of a time before a number, and the hours of a time after it. */
function withoutClock(groups: Group[], before: string, after: string): Group[] {
  const from = groups[0]?.digits.length === 2 && /\d:$/.test(before) ? 1 : 0;
  const hours = groups.length > 1 && isHours(groups.at(-1)) && /^:\d\d(?!\d)/.test(after);
  return from > 0 || hours ? groups.slice(from, hours ? -1 : undefined) : groups;
}

function isHours(group: Group | undefined): boolean {
  return group !== undefined && group.digits.length < 3 && /^\s/.test(group.gap);
}

/** The numbers of a candidate and the country they were read in. */
interface CountrySplit {
  segments: Piece[];
  choice: CountryChoice | undefined;
}

/** Returns the split with the best written numbers, in the first country that gives it. */
function bestSplit(
  { groups, ext }: ReadText,
  choices: readonly CountryChoice[],
  vouched: boolean,
): CountrySplit {
  const reader = { vouched, extended: ext !== undefined, masks: masksOf(groups, vouched) };
  let best: CountrySplit = { segments: [], choice: undefined };
  for (const choice of choices) {
    const segments = cutPieces(groups, { ...reader, country: choice.country });
    if (totalStrength(segments) > totalStrength(best.segments)) best = { segments, choice };
    if (isBestPossible(groups, best.segments)) break;
  }
  return best;
}

/**
 * Tells whether one number covers the whole candidate in its country's usual form. No other country
 * can do better.
 */
function isBestPossible(groups: readonly Group[], [segment]: readonly Piece[]): boolean {
  return segment?.first === 0 && segment.last === groups.length - 1 && segment.strength > 2;
}

function totalStrength(segments: readonly Piece[]): number {
  return segments.reduce((sum, segment) => sum + segment.strength + 1, 0);
}
