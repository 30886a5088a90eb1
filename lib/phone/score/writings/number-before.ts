import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { DURATION_WORDS } from '@/lib/phone/data/writing-words';
import { isPhoneWord } from '@/lib/phone/evidence/tokens/tokens';

/** A unit of time right after the candidate. */
const unitAfter = lazyPattern(
  String.raw`^ ?(?:${Object.values(DURATION_WORDS).join('|')})(?![\p{L}\p{Nd}])`,
  'iu',
);
/** A word right after the candidate. Most candidates have none. */
const WORD_AFTER = /^ ?[^\s\d.,;:()[\]{}"'<>/|–-]/;
/** A few digits at the end, after a space. */
const LAST_FIGURE = /^(.*\d)\s+\d{1,4}$/s;
/** Minimum digits of a number before it. With fewer, they and the figure may be one number. */
const MIN_DIGITS = 7;

/**
 * Returns the numbers before a duration: `incoming 020 7946 0018 12s`, `Taxi 040 66969 417 30 Min`; undefined
 * if there is none.
 */
export function numberBeforeDuration(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, after } = input;
  if (!WORD_AFTER.test(after)) return undefined;
  const number = LAST_FIGURE.exec(raw)?.[1];
  if (!number || !unitAfter(after).test(after)) return undefined;
  if (number.replace(/\D/g, '').length < MIN_DIGITS) return undefined;
  return numbersOfFirstPart(input, number, judge);
}

/** Digits, then letters that a phone could dial. */
const LETTERS_AFTER = /^(.*?\d)[\s.)-]{0,2}[A-Z][A-Z\d. -]*$/s;

/**
 * Returns the numbers before letters that are a unit or a code; undefined if there are no letters, or if
 * they are dialled: `80 800GB`, but `0800 FLOWERS`.
 */
export function numberBeforeLetters(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw } = input;
  const digits = LETTERS_AFTER.exec(raw)?.[1];
  if (!digits) return undefined;
  const found = judge(input);
  const last = found.at(-1);
  if (!last || last.end === raw.length) return found;
  return judgeFirstPart(input, digits, judge);
}

/** A town after its postcode, in the same line. */
const town = lazyPattern(String.raw`^[^\S\n](?!E-?[Mm]ail|Web)([\p{Lu}][\p{Ll}]+)`);
/** A postcode at the end, after digits that are already a number. */
const POSTCODE = /^(.*\d)\s(\d{4,5})$/s;
/** Countries with many lengths of numbers whose postcodes have five digits. Four belong to the number. */
const FIVE_DIGITS: ReadonlySet<string | undefined> = new Set(['DE', 'FI', 'IT', 'HR']);
/**
 * A house number, and a postcode in the next line or after a dash. The street may be a word for phone:
 * `Ring`.
 */
const HOUSE_AND_POSTCODE = /^(?:[1-9]\d{0,3}\n\d{4,6}|[1-9]\d? [-–] \d{5})$/;
/** Minimum total digits. Few numbers are longer, including country code or prefix. */
const LONG = 13;

/**
 * Returns the number before a town's postcode: `030 23125 123 10115 Berlin`, none if it is the number of
 * a house. In countries with variable lengths, number and postcode together may also be valid.
 */
export function numberBeforePostcode(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, after } = input;
  if (raw.length < LONG && !/\n| [-–] /.test(raw)) return undefined;
  const place = after === '' ? undefined : town(after).exec(after)?.[1];
  if (!place || isPhoneWord(place)) return undefined;
  if (raw.length < LONG) return HOUSE_AND_POSTCODE.test(raw) ? [] : undefined;
  const [, number, postcode] = POSTCODE.exec(raw) ?? [];
  if (!number || raw.replace(/\D/g, '').length < LONG) return undefined;
  const found = numbersOfFirstPart(input, number, judge);
  if (postcode?.length === 4 && FIVE_DIGITS.has(found?.at(-1)?.country)) return undefined;
  return found?.every(({ confidence }) => confidence === 'certain') ? found : undefined;
}

/** Judges the first part of a candidate, as if the rest of it were the text after it. */
export function judgeFirstPart(
  input: CandidateText,
  part: string,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] {
  return judge({ ...input, raw: part, after: input.raw.slice(part.length) + input.after });
}

/** Returns the numbers of the first part of a candidate, if the last one ends with it. */
export function numbersOfFirstPart(
  input: CandidateText,
  part: string,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const found = judgeFirstPart(input, part, judge);
  return found.at(-1)?.end === part.length ? found : undefined;
}
