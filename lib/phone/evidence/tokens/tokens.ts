import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { wordOf } from './words';

const tokenIn = lazyPattern(
  String.raw`[\p{Nd}]*[\p{L}\p{M}º][\p{L}\p{M}\p{Nd}º]*(?:(?:['’/-]|\.-|\.(?=[\p{L}]))[\p{L}\p{M}]+)*°?|[\p{Nd}]+|[№☎☏✆📞📱📲℡🕿🕻📠]|[^\s\p{L}]`,
  'gu',
);
const letterIn = lazyPattern(String.raw`[\p{L}]`);

/** Returns whether a token has a letter. */
export const hasLetter = (token: string): boolean => letterIn(token).test(token);

/** A line break as programs write it, and a label in the next line: `555-0100\nfax: …`. */
const writtenBreak = lazyPattern(String.raw`\\[nrt](?=[\p{L}][\p{L}. ]{0,20}[:：])`, 'gu');

/** Tags between a label and its value. Other tags are labels: `name="phone"><value>`, `</th><td>`. */
const TAGS_LAST =
  /(?:<\/\w{1,9})?>\s*<(?:value|string|text|td|dd|div|span|p|b|strong)(?: class="[^"]*")?>\s*$/i;

/** Returns the words, digits and signs of a text, identifiers split into their words. */
export function wordsIn(text: string): string[] {
  const words = withoutMarkup(text);
  return splitWords(words.match(tokenIn(words)) ?? []);
}

function withoutMarkup(text: string): string {
  if (text.includes('\\')) return text.replace(writtenBreak(text), '\n');
  return text.endsWith('>') ? text.replace(TAGS_LAST, ': ') : text;
}

const PARTS = lazyPattern(
  String.raw`(?<=[\p{Ll}])(?=[\p{Lu}])|(?<=[\p{Nd}]{4})(?=[\p{Lu}][\p{Ll}]{2})|[./-]`,
);

/** Splits identifiers such as `orderId` and `phone_number`. */
function splitWords(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    if (wordOf(token) || !hasLetter(token)) return [token];
    const parts = token.split(PARTS(token)).filter(Boolean);
    // The ending of a file is no label: `tkBind.c:`.
    return parts.length > 2 ? parts.filter((part) => part.length > 1) : parts;
  });
}

/** Returns whether a word says phone. */
export const isPhoneWord = (word: string): boolean => wordOf(word)?.says === 'phone';

/** Returns whether a word of the text says phone. */
export const saysPhone = (text: string): boolean =>
  (text.match(tokenIn(text)) ?? []).some(isPhoneWord);

/** Returns whether a word of the last line says phone. */
export const lastLineSaysPhone = (text: string): boolean =>
  saysPhone(text.slice(text.lastIndexOf('\n') + 1));

/** Returns whether a token is an arrow: `rate card -> …`. */
export function isArrow(token: string, earlier: string): boolean {
  if (token === '>') return earlier === '-' || earlier === '=';
  return token === '→' || token === '⇒';
}
