import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { judgeFirstPart } from './number-before';

/** A separator, at most two words, a dash or dot and the digits that differ: `, Verkauf -331`, ` / Fax : .19`. */
const ENDING = String.raw`(?:[\s,;.(/|·)–]{0,3}\s|\s\()(?:[\p{L}\p{M}.]{1,15}\s?:?\s){0,2}[-–.]\d[\d ]{0,6}`;
const endingsAfter = lazyPattern(String.raw`^(.*?\d)((?:${ENDING})+)$`, 'su');
const EACH_ENDING = /([-–.])(\d[\d ]*)/g;
/** A sign or a letter that one number does not have. Most candidates have none. */
const BEYOND_ONE_NUMBER = /[^\d\s()./+-]/;
/** Without a word or comma, a dash is part of the number: `040 - 66969 - 455`. */
const apart = lazyPattern(String.raw`[\p{L},;]`);
/** The digits before the last dash of a number, at least an area code and a stem. */
const STEM = /^((?:\D*\d){5,}\D*)[-–][\d ]+$/;
/** The digits before the last group of a number, if a dot or a space separates it: `01.99.00.41.10`. */
const DOTTED_STEM = /^((?:\D*\d){5,}\D*)[. ]\d{2,4}$/;
/** A list of desks after a switchboard: `Zentrale 089/99998-0 – Grundbuch -416`. */
const SPACED_DASH = /^\s[–-]\s/;
const SWITCHBOARD = /-0+$/;

/**
 * Returns the numbers of a candidate that continues with the last digits of others; undefined if it does
 * not. A sign stands for the stem of the number before: `0221 4710-330, Verkauf -331, Fax -339`.
 */
export function numberWithEndings(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw } = input;
  if (!BEYOND_ONE_NUMBER.test(raw)) return undefined;
  const [, number = '', endings = ''] = endingsAfter(raw).exec(raw) ?? [];
  if (!apart(endings).test(endings)) return undefined;
  const found = judgeFirstPart(input, number, judge);
  // Digits after a dot may be a decimal, which is no part of the number.
  const withoutEndings = endings.includes('.') ? found : undefined;
  const last = found.at(-1);
  if (last?.end !== number.length || last.confidence === 'doubtful') return withoutEndings;
  const written = number.slice(last.start);
  const isFax = /fax/i.test(endings);
  const mayDiffer = isFax || (SPACED_DASH.test(endings) && SWITCHBOARD.test(written));
  const others = [...endings.matchAll(EACH_ENDING)].flatMap(
    ({ 0: ending, 1: sign = '', 2: digits = '', index }) => {
      const stem = stemOf(written, sign, digits, mayDiffer);
      if (!stem) return [];
      const whole = stem + digits;
      const [one, ...more] = judge({ ...input, raw: whole, after: '' });
      if (one?.start !== 0 || one.confidence === 'doubtful' || more.length > 0) return [];
      const start = number.length + index;
      return [{ ...one, written: whole, start, end: start + ending.trimEnd().length }];
    },
  );
  if (others.length > 0) return [...found, ...others];
  // Without a stem the digits are no extension, as `x` would be.
  return isFax && !STEM.test(written) ? found : withoutEndings;
}

/**
 * Returns the start of a number to which an ending is added, with the sign between them; undefined if the
 * number has no such start. Only the ending of a fax, or of a desk after a switchboard, may have another length.
 */
function stemOf(
  written: string,
  sign: string,
  digits: string,
  mayDiffer: boolean,
): string | undefined {
  const isDot = sign === '.';
  const [whole = '', stem] = (isDot ? DOTTED_STEM : STEM).exec(written) ?? [];
  const isAlike = digits.trim().length === whole.length - (stem?.length ?? 0) - 1;
  if (!stem || !(isAlike || (mayDiffer && !isDot))) return undefined;
  return stem + (isDot ? (whole[stem.length] ?? '') : '-');
}
