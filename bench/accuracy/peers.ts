import parsePhoneNumber, { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { findNumbers } from '@/lib/phone/find-numbers';
import type { SnippetFinder } from '@/test/phone/accuracy';

/** The pattern of autolinker 4 (`isValidPhoneNumber`), without its rule for Japan. */
const AUTOLINKER =
  /(?:(?:(?:(\+)?\d{1,3}[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4})|(?:(\+)(?:9[976]\d|8[987530]\d|6[987]\d|5[90]\d|42\d|3[875]\d|2[98654321]\d|9[8543210]|8[6421]|6[6543210]|5[87654321]|4[987654310]|3[9643210]|2[70]|7|1)[-. ]?(?:\d[-. ]?){6,12}\d+))([,;]+[0-9]+#?)*/g;
/** A simple pattern, as hand-written finders often use. */
const GENERIC = /\+?\d[\d\s()./-]{6,}\d/g;

/** Finders that need no browser, by name. All read national numbers in the snippet's country. */
export const PEERS: Readonly<Record<string, SnippetFinder>> = {
  Handset: ({ text, country, hint }) =>
    findNumbers(text, { defaultCountry: country, ...(hint ? { hints: [hint] } : {}) }).map(
      snippetLabel,
    ),
  'libphonenumber-js max, its finder': ({ text, country }) =>
    findPhoneNumbersInText(text, country).map(({ number }) => ofNumber(number)),
  'autolinker + parse': byPattern(AUTOLINKER),
  'generic regex + isValid': byPattern(GENERIC),
};

/** Formats a number like the labels of snippets: E.164, then `;ext=` and the extension. */
function snippetLabel({ e164, ext }: { e164: string; ext?: string }): string {
  return ext ? `${e164};ext=${ext}` : e164;
}

function ofNumber({ number, ext }: { number: string; ext?: string }): string {
  return snippetLabel({ e164: number, ...(ext ? { ext } : {}) });
}

function byPattern(pattern: RegExp): SnippetFinder {
  return ({ text, country }) =>
    (text.match(pattern) ?? []).flatMap((found) => {
      const number = parsePhoneNumber(found, country);
      return number?.isValid() ? [ofNumber(number)] : [];
    });
}
