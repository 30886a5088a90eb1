/** Characters of each used Unicode class among U+0000–00FF. */
export const LATIN_1_CLASSES: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ÿ',
  Lu: 'A-ZÀ-ÖØ-Þ',
  Ll: 'a-zµß-öø-ÿ',
  Lo: 'ªº',
  M: '',
  Nd: '0-9',
  RI: '',
  'Script=Latin': 'A-Za-zªºÀ-ÖØ-öø-ÿ',
  'Script=Cyrillic': '',
  'Script=Greek': '',
};

const BEYOND_LATIN_1 = /[^\0-\u00ff]/;

/** The last text checked. Several patterns in a row test the same text, which may be long. */
let last = '';
let goesBeyond = false;

function isBeyondLatin1(text: string): boolean {
  if (text === last) return goesBeyond;
  last = text;
  goesBeyond = BEYOND_LATIN_1.test(text);
  return goesBeyond;
}

/**
 * Returns a function that picks the full pattern or its Latin-1 twin for a text. A pattern with
 * `\p{…}` takes up to two milliseconds to compile, and 0.2 ms to construct, in the background and in
 * every page. Most texts are Latin-1 only. For these a twin with plain ranges gives the same result,
 * and the full pattern is never constructed. Each is constructed on first use. Unicode classes must be in brackets (`[\p{L}]`), and `\u{…}` must not
 * be used.
 */
export function lazyPattern(source: string, flags = 'u'): (text: string) => RegExp {
  let pattern: RegExp | undefined;
  let twin: RegExp | undefined;
  return (text) => {
    if (isBeyondLatin1(text)) {
      pattern ??= new RegExp(source, flags);
      return pattern;
    }
    twin ??= latinTwin(source, flags);
    return twin;
  };
}

/** Returns the pattern for Latin-1 texts. Throws for a class that is not in `LATIN_1_CLASSES`. */
export function latinTwin(source: string, flags: string): RegExp {
  return new RegExp(source.replace(/\\p\{([^}]+)\}/g, inLatin1), flags.replace('u', ''));
}

function inLatin1(_: string, name: string): string {
  const letters = LATIN_1_CLASSES[name];
  if (letters === undefined) throw new Error(name);
  return letters;
}
