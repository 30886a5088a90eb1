import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { hasLetter, saysPhone } from '@/lib/phone/evidence/tokens/tokens';

/** The digits of a subscriber, without a prefix or a country code. */
const SUBSCRIBER = /^[1-9]\d[\d .-]{2,9}\d$/;
/** Digits that a subscriber number has at least: fewer are an extension. */
const MIN_DIGITS = 5;

/**
 * Returns the number of a candidate that leaves out the area code of the number before it, as in
 * `Telefon 030 23125 311, Fax 23125 312`; undefined if there is none. Both must be grouped alike, and
 * a label must say phone.
 */
export function numberWithAreaBefore(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before } = input;
  if (!SUBSCRIBER.test(raw) || raw.replace(/\D/g, '').length < MIN_DIGITS) return undefined;
  const area = areaBefore(before, raw);
  if (!area || wordsBefore(before).phone !== 2) return undefined;
  const [found, ...others] = judge({ ...input, raw: `(${area}) ${raw}` });
  const isOne = found?.start === 0 && found.confidence === 'certain' && others.length === 0;
  return isOne ? [{ ...found, end: raw.length }] : undefined;
}

/**
 * Returns the area code of the last number in the line that goes on like the candidate. Only a word for
 * phone may come between: `Tel 01632 960155, Room 960156`.
 */
function areaBefore(before: string, raw: string): string | undefined {
  if (!/\d/.test(before)) return undefined;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const shape = raw.replace(/\d/g, String.raw`\d`).replace(/[ .-]/g, '[ .-]');
  const area = /^\d{3}\D?\d{4}$/.test(raw) ? String.raw`0\d{1,4}|\d{3}` : String.raw`0\d{1,5}`;
  const alike = new RegExp(String.raw`(?<![\d+])\(?(${area})\)?[ /.-]{1,3}${shape}(?!\d)`, 'g');
  const last = [...line.matchAll(alike)].at(-1);
  if (!last) return undefined;
  const between = line.slice(last.index + last[0].length);
  return hasLetter(between) && !saysPhone(between) ? undefined : last[1];
}
