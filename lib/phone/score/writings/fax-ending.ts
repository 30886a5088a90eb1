import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';

/** A number, a word for fax, a dash and the digits that differ: `0341 301-2 40 Fax -4 53`. */
const FAX_ENDING = /^(.*\d)[\s,;.(/|·–-]{1,4}(?:tele)?fax[.:]?\s?[-–]\s?(\d[\d ]{0,6})$/is;
/** The digits before the last dash of a number, at least an area code and a stem. */
const STEM = /^((?:\D*\d){5,}\D*)[-–][\d ]+$/;

/**
 * Returns the numbers of a candidate that ends in the last digits of a fax number; undefined if it
 * does not. The dash stands for the stem of the number before.
 */
export function numberWithFaxEnding(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw } = input;
  const [, number, ending] = FAX_ENDING.exec(raw) ?? [];
  if (!number || !ending) return undefined;
  const found = judge({ ...input, raw: number, after: raw.slice(number.length) });
  const last = found.at(-1);
  const stem = STEM.exec(number.slice(last?.start))?.[1];
  if (last?.end !== number.length || last.confidence === 'doubtful' || !stem) return found;
  const [fax, ...others] = judge({ ...input, raw: `${stem}-${ending}`, after: '' });
  const isOne = fax?.start === 0 && fax.confidence !== 'doubtful' && others.length === 0;
  const start = raw.length - ending.length - 1;
  return isOne ? [...found, { ...fax, start, end: raw.length }] : found;
}
