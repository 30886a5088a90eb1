import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { AREA_CODE_WORDS, SHARED_CODE_WORDS } from '@/lib/phone/data/writing-words';
import { minDigitsIn } from '@/lib/phone/plan/min-digits-in';
import { numberWrittenWhole } from './subscriber-number';

const WORD = `(?:${Object.values(AREA_CODE_WORDS).join('|')})`;
const SHARED = `(?:${Object.values(SHARED_CODE_WORDS).join('|')})`;
/** The digits of a number earlier in the list, without its area code. */
const EARLIER = String.raw`[1-9][\d .-]{3,9}\d`;
/**
 * An area code after its word, then words without digits up to the number. Another number of the area
 * may come between: `STD 0484: Office 230 1234, Resi 230 1235`.
 */
const codeBefore = lazyPattern(
  String.raw`(?:^|[^\p{L}])${WORD}[ .:：]{0,3}\(?(\d{1,5})\)?(?:[^\p{L}\p{Nd}\n+][^\p{Nd}\n+]{0,20}${EARLIER})?[^\p{L}\p{Nd}\n+][^\p{Nd}\n+]{0,24}$`,
  'iu',
);
/** The same in a line above: `Vorwahl 0341⏎Bauhof 301 2442`, `All numbers 01632⏎Treasurer 960332`. */
const codeAbove = lazyPattern(
  String.raw`(?:^|[^\p{L}])(?:${WORD}|${SHARED}(?:\s[\p{L}]{1,12})?)(?![\p{L}])[ .:：]{0,3}\(?(\d{1,5})\)?[^\p{Nd}\n+]{0,20}\n(?:[^\p{Nd}\n+]{0,30}${EARLIER}\n)?[^\p{Nd}\n+]{0,30}$`,
  'iu',
);
/** An area code in brackets after the number, or after others of its line: `301-23-46 (код 495)`. */
const codeAfter = lazyPattern(
  String.raw`^(?![\p{L}\p{Nd}])[^\n(]{0,40}\((?:${SHARED}[ ,:]{1,2})?${WORD}[ .:：]{0,3}(?:${SHARED}\s)?(?:8[ -])?\(?(\d{1,5})\)?(?:\s[^\d)]{0,16})?\)`,
  'iu',
);
/** The same without its word, at the end of a list: `Secretary 5550 0131, President 5550 0132 (both 02)`. */
const sharedCode = lazyPattern(
  String.raw`\(${SHARED}[ ,:]{1,2}(?:${WORD}[ .:：]{0,3})?(\d{2,5})\)|\(${WORD}[ .:：]{0,3}(?:${SHARED}\s(\d{2,5})|(\d{2,5})\s[^\d)]{0,10}${SHARED})\)`,
  'iu',
);
/** A number, and its code with the trunk digit after it: `4301-2345 (011`. */
const CODE_LAST = /^([1-9][\d .-]{3,10}\d) ?\((0\d{1,4}|06-\d{1,2})$/;
/** A word and a few digits after the bracket, which may be an extension: `) int. 22`. */
const EXTENSION = /^\)( [^\d\n()]{1,8}\d{1,5})(?![\d-])/;
/** The digits of a subscriber, without a prefix or a country code. */
const SUBSCRIBER = /^[1-9][\d .-]{3,11}$/;

/**
 * Returns the numbers of a candidate whose area code is named beside it or for its whole list;
 * undefined if none is. Alone, its digits may be another valid number: `Vorwahl 030, Rufnummer 30123456`.
 */
export function numberWithStatedAreaCode(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw } = input;
  const [, number, last] = CODE_LAST.exec(raw) ?? [];
  if (number && last) {
    const whole = `(${last.replace('-', '')}) ${number}`;
    const [ext = ''] = EXTENSION.exec(input.after)?.slice(1) ?? [];
    const withExtension = ext ? numberWrittenWhole(input, judge, whole + ext) : undefined;
    const found = withExtension ?? numberWrittenWhole(input, judge, whole);
    return found && [found];
  }
  if (!SUBSCRIBER.test(raw)) return undefined;
  const code = statedCode(input);
  if (!code) return undefined;
  const areas = [code, ...(code.startsWith('0') ? [] : [`0${code}`])];
  for (const area of areas) {
    const found = numberWrittenWhole(input, judge, `(${area}) ${raw}`);
    if (found) return isRead(raw, found.country) ? [found] : undefined;
  }
  return undefined;
}

/** Returns whether a page would send so few digits. Where it does not, most of them are no number. */
function isRead(raw: string, country: Verdict['country']): boolean {
  return country !== undefined && raw.replace(/\D/g, '').length >= minDigitsIn(country);
}

function statedCode({ before, after, record = '' }: CandidateText): string | undefined {
  const own = /\d/.test(before) ? codeBefore(before).exec(before)?.[1] : undefined;
  if (own) return own;
  if (after.includes('(')) {
    const following = codeAfter(after).exec(after)?.[1];
    if (following) return following;
  }
  const above = before.includes('\n') ? codeAbove(before).exec(before)?.[1] : undefined;
  return above ?? sharedIn(after) ?? sharedIn(record);
}

function sharedIn(text: string): string | undefined {
  return text.includes('(') ? sharedCode(text).exec(text)?.slice(1).find(Boolean) : undefined;
}
