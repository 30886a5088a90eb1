import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { hasLetter, saysPhone, wordsIn } from '@/lib/phone/evidence/tokens/tokens';
import { wordOf } from '@/lib/phone/evidence/tokens/words';
import { groupedLike, IN_PAIRS, numberWrittenWhole } from './subscriber-number';

/** The digits of a subscriber, without a prefix or a country code. */
const SUBSCRIBER = /^[1-9]\d[\d .-]{2,9}\d$/;
/** Digits that a subscriber number has at least: fewer are an extension. */
const MIN_DIGITS = 5;
/** A Japanese word for a direct line, below the switchboard's number: `TEL 03-1234-5678⏎直通 1234-5679`. */
const DIRECT_LINE = /^\s*直通[\s:：]*$/;
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
  const earlier = numberBefore(before, raw);
  if (!earlier || !isLabelled(earlier, before, raw)) return undefined;
  const found = numberWrittenWhole(input, judge, `(${earlier.area}) ${raw}`);
  return found?.confidence === 'certain' ? [found] : undefined;
}

/** A number earlier in the line. */
interface EarlierNumber {
  area: string;
  subscriber: string;
  /** The text from it to the candidate. */
  between: string;
}

/** Returns the last number in the line that continues like the candidate. */
function numberBefore(before: string, raw: string): EarlierNumber | undefined {
  if (!/\d/.test(before)) return undefined;
  const own = before.lastIndexOf('\n') + 1;
  const isDirectLine = DIRECT_LINE.test(before.slice(own));
  const line = isDirectLine ? before : before.slice(own);
  const alike = new RegExp(
    String.raw`(?<![\d+])\(?(${codeIn(raw)})\)?[ /.–-]{1,3}(${groupedLike(raw)})(?!\d)`,
    'g',
  );
  const last = [...line.matchAll(alike)].at(-1);
  const [written = '', area, subscriber] = last ?? [];
  if (!last || !area || !subscriber) return undefined;
  const between = line.slice(last.index + written.length);
  // In Russia, only the next item of a list has the area code of the one before.
  if (!area.startsWith('0') && IN_PAIRS.test(raw) && hasLetter(between)) return undefined;
  return { area, subscriber, between: isDirectLine ? '' : between };
}

/** Returns the pattern of an area code. It has a zero, except in America and Russia. */
function codeIn(raw: string): string {
  if (/^\d{3}\D?\d{4}$/.test(raw)) return String.raw`0\d{1,4}|\d{3}`;
  return IN_PAIRS.test(raw) ? String.raw`0\d{1,5}|\d{3,5}` : String.raw`0\d{1,5}`;
}

/**
 * Returns whether the words before a candidate allow that it continues a list. Between both numbers only a
 * word for phone may come (`Tel 01632 960155, Room 960156`), unless they start with the same digits.
 */
function isLabelled({ subscriber, between }: EarlierNumber, before: string, raw: string): boolean {
  const { phone, against } = wordsBefore(before);
  const isSibling = subscriber.slice(0, -2) === raw.slice(0, -2) && LIST.test(between);
  const isOpen = !against || against.beats === 'plain';
  if (isSibling && isOpen && !wordsIn(between).some(isHolder)) return true;
  return phone === 2 && (!hasLetter(between) || saysPhone(between));
}

/** Returns whether a word names something whose number is an id, such as a room. */
const isHolder = (word: string): boolean => wordOf(word)?.says === 'holder';
