import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';

/** A separator, at most two words, a dash and the digits that differ: `, Verkauf -331`, ` Fax -4 53`. */
const ENDING = String.raw`(?:[\s,;.(/|·)]{0,3}\s|\s\()(?:[\p{L}\p{M}.]{1,15}:?\s){0,2}[-–]\d[\d ]{0,6}`;
const endingsBehind = lazyPattern(String.raw`^(.*?\d)((?:${ENDING})+)$`, 'su');
const EACH_ENDING = /[-–](\d[\d ]*)/g;
/** A sign or a letter that one number does not have. Most candidates have none. */
const BEYOND_ONE_NUMBER = /[^\d\s()./+-]/;
/** Without a word or comma, a dash is part of the number: `040 - 66969 - 455`. */
const apart = lazyPattern(String.raw`[\p{L},;]`);
/** The digits before the last dash of a number, at least an area code and a stem. */
const STEM = /^((?:\D*\d){5,}\D*)[-–][\d ]+$/;

/**
 * Returns the numbers of a candidate that goes on with the last digits of others; undefined if it does
 * not. A dash stands for the stem of the number before: `0221 4710-330, Verkauf -331, Fax -339`.
 */
export function numberWithEndings(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw } = input;
  if (!BEYOND_ONE_NUMBER.test(raw)) return undefined;
  const [, number = '', endings = ''] = endingsBehind(raw).exec(raw) ?? [];
  if (!apart(endings).test(endings)) return undefined;
  const found = judge({ ...input, raw: number, after: raw.slice(number.length) });
  const last = found.at(-1);
  if (last?.end !== number.length || last.confidence === 'doubtful') return undefined;
  const [whole = '', stem] = STEM.exec(number.slice(last.start)) ?? [];
  const isFax = /fax/i.test(endings);
  // Without a stem the digits are no extension, as `x` would be.
  if (!stem) return isFax ? found : undefined;
  const others = [...endings.matchAll(EACH_ENDING)].flatMap(
    ({ 0: ending, 1: digits = '', index }) => {
      const isAlike = isFax || digits.trim().length === whole.length - stem.length - 1;
      const [one, ...more] = isAlike
        ? judge({ ...input, raw: `${stem}-${digits}`, after: '' })
        : [];
      if (one?.start !== 0 || one.confidence === 'doubtful' || more.length > 0) return [];
      const start = number.length + index;
      return [{ ...one, start, end: start + ending.trimEnd().length }];
    },
  );
  return others.length > 0 ? [...found, ...others] : undefined;
}
