/** Encodings in which lists are saved, by their names in the Encoding Standard. */
export const textEncodings = [
  ...(['utf-8', 'utf-16le', 'utf-16be'] as const),
  ...(['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253'] as const),
  ...(['windows-1254', 'windows-1255', 'windows-1256'] as const),
  ...(['shift_jis', 'gb18030', 'big5', 'euc-kr'] as const),
] as const;

/** One of {@link textEncodings}. */
export type TextEncoding = (typeof textEncodings)[number];

/** Bytes that are looked at, from the first that is not ASCII. Names are short, so many are needed. */
const SAMPLE = 200_000;

/** How an encoding writes words: as strings with one character per byte. */
interface WordShape {
  encoding: TextEncoding;
  /** A word in this encoding. */
  word: RegExp;
  /** Words that may be in any encoding. They do not count. */
  neutral: RegExp;
  /** What some of the words have, which those of similar encodings lack. */
  proof: RegExp;
  /** The least share of the words with the proof. */
  proofs: number;
}

/** A character or two: initials, or a quotation mark of a western text with the letter after it. */
const SHORT = /^..?$/s;

/** Letters of Russian, Ukrainian and Belarusian in Windows-1251. */
const CAPITAL = '[\\xa1\\xa5\\xa8\\xaa\\xaf\\xb2\\xc0-\\xdf]';
const SMALL = '[\\xa2\\xb3\\xb4\\xb8\\xba\\xbf\\xe0-\\xff]';
const CYRILLIC = `(?:${CAPITAL}?${SMALL}+|${CAPITAL}+)`;
/** Quotation marks, dashes and the like. */
const MARKS = '[\\x84\\x85\\x91-\\x97\\xa0\\xab\\xb9\\xbb]';

/** In the order in which they are tried. */
const SHAPES: readonly WordShape[] = [
  {
    encoding: 'shift_jis',
    // Kana, full-width letters and the frequent kanji.
    word: /^(?:[\x81-\x98][\x40-\xfc]|[\xa1-\xdf])+[\x40-\x7e]*$/,
    // Half-width kana, which Cyrillic capitals look like.
    neutral: /^(?:..?|[\xa1-\xdf]+)$/s,
    proof: /^(?:[\x81-\x98][\x40-\xfc]){2}/,
    proofs: 0.5,
  },
  {
    encoding: 'windows-1251',
    word: new RegExp(`^${MARKS}*${CYRILLIC}(?:${MARKS}+${CYRILLIC})*${MARKS}*[|_]?$`),
    neutral: /^.[|_]?$/s,
    // Names begin with a capital. Hebrew in its own encoding looks like small letters.
    proof: new RegExp(`${CAPITAL}${SMALL}`),
    proofs: 0.3,
  },
  {
    encoding: 'windows-1256',
    // Between the Arabic letters are French ones.
    word: /^[\x81\x8d\x8e\x90\xc1-\xd6\xd8-\xdf\xe1\xe3-\xe6\xec\xed\xf0-\xf3\xf5\xf6\xf8\xfa]+[|_]?$/,
    neutral: /^.[|_]?$/s,
    proof: /[\xe1\xe3-\xe6\xec\xed]/,
    proofs: 0.5,
  },
  {
    encoding: 'euc-kr',
    word: /^(?:[\xb0-\xc8][\xa1-\xfe])+[\x40-\x7e]*$/,
    neutral: SHORT,
    proof: /^(?:..)*.[\xa1-\xbf]/s,
    proofs: 0.2,
  },
  {
    encoding: 'gb18030',
    // Punctuation and the frequent characters.
    word: /^(?:[\xa1-\xa3\xb0-\xd7][\xa1-\xfe])+[\x40-\x7e]*$/,
    neutral: SHORT,
    // Cyrillic capitals look like characters without these.
    proof: /^(?:..)*.[\xa1-\xbf]/s,
    proofs: 0.2,
  },
];

/** The least share of the text that has the shape. */
const CLEAR = 0.9;

/**
 * Names the encoding of text that is no Unicode, if it can only be that: Japanese, Russian, Arabic, Korean
 * or Chinese text as Windows saves it. Anything else counts as Windows-1252, which western spreadsheets
 * write. A wrong guess garbles names but no numbers: digits have the same bytes in all of these.
 */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const words = wordsOf(bytes);
  return SHAPES.find((shape) => fits(words, shape))?.encoding ?? 'windows-1252';
}

/** Words that begin beyond ASCII. A letter of ASCII may be the second half of a character. */
function wordsOf(bytes: Uint8Array): string[] {
  const from = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80),
  );
  const sample = bytes.subarray(from, from + SAMPLE);
  const text = Array.from(sample, (byte) => String.fromCharCode(byte)).join('');
  return text.match(/[\x80-\xff][\x40-\xff]*/g) ?? [];
}

function fits(words: readonly string[], { word, neutral, proof, proofs }: WordShape): boolean {
  const telling = words.filter((each) => !neutral.test(each));
  const right = telling.filter((each) => word.test(each));
  const isClear = right.length > 0 && lengthOf(right) >= CLEAR * lengthOf(telling);
  return isClear && right.filter((each) => proof.test(each)).length >= proofs * right.length;
}

function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}
