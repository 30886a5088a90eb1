const utf8 = (text: string) => [...new TextEncoder().encode(text)];

const utf16le = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
    unit & 255,
    unit >> 8,
  ]);

const utf16be = (text: string) => utf16le(text).map((_, at, all) => all[at ^ 1] ?? 0);

/** Characters up to U+00FF that are no control characters have the same code in Windows-1252. */
const windows1252 = (text: string) => [...text].map((char) => char.charCodeAt(0));

/** Encodings in which spreadsheets save, by name. */
export const ENCODINGS: readonly [name: string, encode: (text: string) => Uint8Array][] = (
  [
    ['UTF-8', utf8],
    ['UTF-8 with a mark', (text) => utf8(`\uFEFF${text}`)],
    ['UTF-16, little end first', (text) => utf16le(`\uFEFF${text}`)],
    ['UTF-16, big end first', (text) => utf16be(`\uFEFF${text}`)],
    ['UTF-16 without a mark', utf16le],
    ['UTF-16 without a mark, big end first', utf16be],
    ['Windows-1252', windows1252],
  ] satisfies [string, (text: string) => number[]][]
).map(([name, encode]) => [name, (text) => new Uint8Array(encode(text))]);
