import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { hasLetter, saysPhone, wordsIn } from '@/lib/phone/evidence/tokens/tokens';
import { wordOf } from '@/lib/phone/evidence/tokens/words';

/** The digits of a subscriber, without a prefix or a country code. */
const SUBSCRIBER = /^[1-9]\d[\d .-]{2,9}\d$/;
/** Digits that a subscriber number has at least: fewer are an extension. */
const MIN_DIGITS = 5;
/** A separator between the items of a list. */
const LIST = /^\)?\s?[,;/|·–-]/;

/**
 * Returns the number of a candidate that leaves out the area code of the number before it, as in
 * `Telefon 030 23125 311, Fax 23125 312`; undefined if there is none. Both must be grouped alike, and
 * a label must say phone or both must start alike: `centralino 0742/301251, anagrafe 301252`.
 */
export function numberWithAreaBefore(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before } = input;
  if (!SUBSCRIBER.test(raw) || raw.replace(/\D/g, '').length < MIN_DIGITS) return undefined;
  const model = numberBefore(before, raw);
  if (!model || !isLabelled(model, before, raw)) return undefined;
  const [found, ...others] = judge({ ...input, raw: `(${model.area}) ${raw}` });
  const isOne = found?.start === 0 && found.confidence === 'certain' && others.length === 0;
  return isOne ? [{ ...found, end: raw.length }] : undefined;
}

/** A number earlier in the line. */
interface Model {
  area: string;
  subscriber: string;
  /** The text from it to the candidate. */
  between: string;
}

/** Returns the last number in the line that goes on like the candidate. */
function numberBefore(before: string, raw: string): Model | undefined {
  if (!/\d/.test(before)) return undefined;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const shape = raw.replace(/\d/g, String.raw`\d`).replace(/[ .-]/g, '[ .-]');
  const code = /^\d{3}\D?\d{4}$/.test(raw) ? String.raw`0\d{1,4}|\d{3}` : String.raw`0\d{1,5}`;
  const alike = new RegExp(String.raw`(?<![\d+])\(?(${code})\)?[ /.-]{1,3}(${shape})(?!\d)`, 'g');
  const last = [...line.matchAll(alike)].at(-1);
  const [written = '', area, subscriber] = last ?? [];
  if (!last || !area || !subscriber) return undefined;
  return { area, subscriber, between: line.slice(last.index + written.length) };
}

/**
 * Tells whether the words before a candidate allow that it goes on a list. Between both numbers only a
 * word for phone may come (`Tel 01632 960155, Room 960156`), unless they start with the same digits.
 */
function isLabelled({ subscriber, between }: Model, before: string, raw: string): boolean {
  const { phone, against } = wordsBefore(before);
  const isSibling = subscriber.slice(0, -2) === raw.slice(0, -2) && LIST.test(between);
  const isOpen = !against || against.beats === 'plain';
  if (isSibling && isOpen && !wordsIn(between).some(isHolder)) return true;
  return phone === 2 && (!hasLetter(between) || saysPhone(between));
}

/** Tells whether a word names something whose number is an id, such as a room. */
const isHolder = (word: string): boolean => wordOf(word)?.says === 'holder';
