import { EXTENSION_WORDS } from '@/lib/phone/candidates/extension-words';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { asciiDigits } from '@/lib/phone/plan/digit-groups';

/** An extension at the end: a word or sign and digits, or pauses as in a dial string. */
const endingOf = lazyPattern(
  `[\\s,;:.(（/|·•،、,\\u00a0–—-]{0,4}(?:;ext=|(?:${EXTENSION_WORDS})[\\s.:：=#\\u00a0-]{0,4}|#\\s?|(?<=\\+[\\d\\s-]{8,20}),)([\\p{Nd}]{1,7})[)）#]?$|(?<=\\d)[\\s,]*,,+\\s?([\\p{Nd}]{1,12})#?$`,
  'iu',
);
const nonDigits = lazyPattern(String.raw`[^\p{Nd}]`, 'gu');

/** The rest of a decimal: in `,,103.92` the digits are a separate column, not an extension. */
const DECIMALS = /^[.,]\d/;

/**
 * Splits off the extension. `body` is the text before it, `after` the text that follows.
 */
export function splitExtension(raw: string, after = ''): { body: string; ext?: string } {
  if (!/[^\d\s+().-]/.test(raw)) return { body: raw };
  const match = endingOf(raw).exec(raw);
  const digits = match?.[1] ?? match?.[2];
  if (!match || !digits) return { body: raw };
  // A zero calls the operator: `(212) 555-0101, x0 operator`.
  if (digits === '0' && after !== '') return { body: raw.slice(0, match.index) };
  const body = raw.slice(0, match.index);
  if (match[2] && DECIMALS.test(after)) return { body };
  return body.replace(nonDigits(body), '').length < 4
    ? { body: raw }
    : { body, ext: asciiDigits(digits) };
}
