/** Letters of Latin script that do not decompose, as they are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // Arabic: letters that are mixed up at the end of a word, and their Persian forms.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Latin accents, Arabic vowels and hamza, the Arabic filler, the dot below of Devanagari. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g;
const NO_LETTERS = /[^\p{L}\p{M}]+/gu;

/**
 * Returns the letters of a name, by which names that are written differently are found: `Côte d'Ivoire`,
 * `COTE D IVOIRE`. Empty if it has none.
 */
export function nameKey(name: string): string {
  return folded(name)
    .replace(/^\s*the\s+/, '')
    .replaceAll('&', ' and ')
    .replace(/\bst(?=[.\s]+\p{L})/gu, 'saint')
    .replace(NO_LETTERS, '');
}

/** Returns the key of a name whose umlauts are written as two letters (`Oesterreich`); as they are if it has none. */
export function umlautKey(name: string): string {
  return nameKey(name.normalize('NFC').replace(/[äöü]/gi, (letter) => `${nameKey(letter)}e`));
}

/** Most names are ASCII, which need no more. */
const ASCII = /^[ -~]*$/;

function folded(name: string): string {
  const lower = name.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
