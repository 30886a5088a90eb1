import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { asciiDigits } from '@/lib/phone/plan/digit-groups';

const WORDS =
  'ext(?:n|ensi[oó]n|ension)?|x|durchwahl|dw|app|klappe|kl|intern[oe]?|int|poste|p|anexo|ramal|r|доб(?:авочный)?|вн|toestel|tst|wewn?|linka|lok|mellék|dahili|内線|內線|分机|分機|轉|转|内线|שלוחה|ต่อ|loc(?:al)?';

/** An extension at the end: a word or sign and digits, or pauses as in a dial string. */
const endingOf = lazyPattern(
  `[\\s,;.(（/|·\\u00a0–—-]{0,4}(?:;ext=|(?:${WORDS})[\\s.:=#\\u00a0]{0,4}|#\\s?|(?<=\\+[\\d\\s-]{8,20}),)([\\p{Nd}]{1,7})[)）#]?$|(?<=\\d)[\\s,]*,,+\\s?([\\p{Nd}]{1,12})#?$`,
  'iu',
);
const nonDigits = lazyPattern(String.raw`[^\p{Nd}]`, 'gu');

/** Splits off the extension. `body` is the text before it. */
export function splitExtension(raw: string): { body: string; ext?: string } {
  if (!/[^\d\s+().-]/.test(raw)) return { body: raw };
  const match = endingOf(raw).exec(raw);
  const digits = match?.[1] ?? match?.[2];
  if (!match || !digits) return { body: raw };
  const body = raw.slice(0, match.index);
  return body.replace(nonDigits(body), '').length < 4
    ? { body: raw }
    : { body, ext: asciiDigits(digits) };
}
