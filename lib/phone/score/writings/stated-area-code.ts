import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { AREA_CODE_WORDS } from '@/lib/phone/data/area-code-words';

/**
 * An area code after its word, then words without digits up to the number. Another number of the area
 * may come between: `STD 0484: Office 230 1234, Resi 230 1235`.
 */
const areaCodeBefore = lazyPattern(
  String.raw`(?:^|[^\p{L}])(?:${Object.values(AREA_CODE_WORDS).join('|')})[ .:：]{0,3}\(?(\d{1,5})\)?(?:[^\p{L}\p{Nd}\n+][^\p{Nd}\n+]{0,20}[1-9][\d .-]{3,9}\d)?[^\p{L}\p{Nd}\n+][^\p{Nd}\n+]{0,24}$`,
  'iu',
);
/** An area code in brackets behind the number, or behind others of its line: `301-23-46 (код 495)`. */
const areaCodeBehind = lazyPattern(
  String.raw`^(?![\p{L}\p{Nd}])[^\n(]{0,40}\((?:${Object.values(AREA_CODE_WORDS).join('|')})[ .:：]{0,3}(?:8[ -])?\(?(\d{2,5})\)?\)`,
  'iu',
);
/** The digits of a subscriber, without a prefix or a country code. */
const SUBSCRIBER = /^[1-9][\d .-]{3,11}$/;

/**
 * Returns the numbers of a candidate whose area code is named before it; undefined if none is.
 * Alone, its digits may be another valid number: `Vorwahl 030, Rufnummer 30123456`.
 */
export function numberWithStatedAreaCode(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before, after } = input;
  if (!SUBSCRIBER.test(raw)) return undefined;
  const code = /\d/.test(before + after) ? statedCode(before, after) : undefined;
  if (!code) return undefined;
  const areas = [code, ...(code.startsWith('0') ? [] : [`0${code}`])];
  for (const area of areas) {
    const [found, ...others] = judge({ ...input, raw: `(${area}) ${raw}` });
    const whole = found?.start === 0 && found.confidence !== 'doubtful' && others.length === 0;
    if (whole) return [{ ...found, end: raw.length }];
  }
  return undefined;
}

function statedCode(before: string, after: string): string | undefined {
  const code = areaCodeBefore(before).exec(before)?.[1];
  return code ?? (after.includes('(') ? areaCodeBehind(after).exec(after)?.[1] : undefined);
}
