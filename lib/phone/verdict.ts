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

/** What the page sends: the candidate as written and a little text on either side. */
export interface JudgeInput {
  raw: string;
  before: string;
  after: string;
  hint?: Hint;
  /** Text of the record that the candidate stands in, a piece a line, the nearest first. */
  record?: string;
}

/**
 * The numbers in a candidate, with confidence and reason; several when it holds several.
 * Offsets are within `raw`. No number: an empty list. Time is linear in `raw`.
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
    const plain = plainPiece(text, choices);
    if (plain) return verdictsOn(text, plain.pieces, NO_EVIDENCE, plain.choice);
  }
  const evidence = withLike(evidenceAround(before, input.after, hint), before, text.body);
  if (evidence.all?.beats === 'all') return [];
  const vanity = readVanity(text.body, country.default);
  if (vanity) return vanityVerdict(input.raw, vanity, evidence);
  const { pieces, choice } = bestPieces(text, choices, evidence.phone > 1);
  return verdictsOn(text, pieces, evidence, choice);
}

/** A candidate that is one number with its `+`, or no number at all. */
const SAYS_COUNTRY = byScript(
  String.raw`^[\s([]*[+＋](?:[^+＋,;/|\p{Nd}]*[\p{Nd}]){0,15}[^+＋,;/|\p{Nd}]*$`,
);
const FEW_DIGITS = byScript(String.raw`^(?:[^\p{Nd}]*[\p{Nd}]){0,5}[^\p{Nd}]*$`);

/** Countries that a candidate's numbers may be meant in when they do not say so, best first. */
export function countriesFor(
  input: JudgeInput,
  country: CountryEvidence,
): readonly CountryChoice[] {
  return rankCountries(country, countriesNear(input, country));
}

/** The countries that the text around a candidate speaks of, the nearest first. */
function countriesNear(input: JudgeInput, { lang = '' }: CountryEvidence): CountryCode[] {
  const { raw, before, after, record = '' } = input;
  if (SAYS_COUNTRY(raw).test(raw) || FEW_DIGITS(raw).test(raw)) return [];
  const named = (text: string) => countriesNamed(text, lang);
  const near = [...named(before).toReversed(), ...named(after), ...named(raw), ...named(record)];
  // A number beside one with its `+`, and nothing but a space between, is of the same country.
  const beside = /[+＋]/.test(raw) ? countryOfPlus(raw) : undefined;
  return beside ? [beside, ...near] : near;
}

function readText({ raw, before, after }: JudgeInput, international: boolean): ReadText {
  const split = splitExtension(raw);
  const groups = withoutClock(readGroups(split.body), before, after);
  if (international && groups[0]) groups[0] = { ...groups[0], gap: '+' };
  return { raw, ...split, groups };
}

/** What the start of a dial link ends with. */
const LINK_ENDS = '=:/B';

/** The start of a dial link that the candidate is the number of. */
function linkBefore(before: string) {
  if (before === '' || !LINK_ENDS.includes(before.slice(-1))) return undefined;
  return DIAL_LINKS.find((link) => link.before.test(before));
}

const letterIn = byScript(String.raw`[\p{L}]`);

/** One number with its `+` or brackets and nothing else: no word can say otherwise. */
function plainPiece(
  { body, groups }: ReadText,
  choices: readonly CountryChoice[],
): Cut | undefined {
  if (!/[+(＋（]/.test(body) || letterIn(body).test(body)) return undefined;
  const reader = { vouched: false, extended: false, masks: masksOf(groups, false) };
  for (const choice of choices) {
    const piece = wholePiece(groups, { ...reader, country: choice.country });
    if (piece && piece.strength > 3) return { pieces: [piece], choice };
  }
  return undefined;
}

/** A bracket that opens before a candidate and does not close in it belongs to the text before. */
function openingOf(body: string): string {
  const [first = ''] = body;
  return (first === '[' || first === '(') && !/[)\]]/.test(body) ? first : '';
}

/** The minutes of a time before a number are not its first digits, nor the hours of one after its last. */
function withoutClock(groups: Group[], before: string, after: string): Group[] {
  const from = groups[0]?.digits.length === 2 && /\d:$/.test(before) ? 1 : 0;
  const hours = groups.length > 1 && isHours(groups.at(-1)) && /^:\d\d(?!\d)/.test(after);
  return from > 0 || hours ? groups.slice(from, hours ? -1 : undefined) : groups;
}

function isHours(group: Group | undefined): boolean {
  return group !== undefined && group.digits.length < 3 && /^\s/.test(group.gap);
}

/** Numbers of a candidate, and the country that they were read in. */
interface Cut {
  pieces: Piece[];
  choice: CountryChoice | undefined;
}

/** The cut whose numbers are written best, in the first country of those that do as well. */
function bestPieces(
  { groups, ext }: ReadText,
  choices: readonly CountryChoice[],
  vouched: boolean,
): Cut {
  const reader = { vouched, extended: ext !== undefined, masks: masksOf(groups, vouched) };
  let best: Cut = { pieces: [], choice: undefined };
  for (const choice of choices) {
    const pieces = cutPieces(groups, { ...reader, country: choice.country });
    if (worth(pieces) > worth(best.pieces)) best = { pieces, choice };
    if (isSettled(groups, best.pieces)) break;
  }
  return best;
}

/** One number, all of the candidate, as its country writes it: no other could be better. */
function isSettled(groups: readonly Group[], [piece]: readonly Piece[]): boolean {
  return piece?.first === 0 && piece.last === groups.length - 1 && piece.strength > 2;
}

function worth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.strength + 1, 0);
}
