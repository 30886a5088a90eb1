/**
 * A pattern with `\p{…}` takes up to two milliseconds to compile, and a fresh background compiles
 * all that a page's texts need. Most texts are Latin-1 and nothing else: for them a twin with plain
 * ranges says the same at once.
 */

/** What each class that our patterns use has among U+0000–00FF. */
export const IN_LATIN_1: Readonly<Record<string, string>> = {
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

/** The last text asked about: patterns are asked one after the other, and a long text many times. */
let last = '';
let goesBeyond = false;

function isBeyondLatin1(text: string): boolean {
  if (text === last) return goesBeyond;
  last = text;
  goesBeyond = BEYOND_LATIN_1.test(text);
  return goesBeyond;
}

/**
 * Chooses for each text: the pattern itself, or its twin for Latin-1. Its classes stand in brackets
 * (`[\p{L}]`), and `\u{…}` does not occur.
 */
export function byScript(pattern: RegExp): (text: string) => RegExp {
  let twin: RegExp | undefined;
  return (text) => {
    if (isBeyondLatin1(text)) return pattern;
    twin ??= latinTwin(pattern);
    return twin;
  };
}

/** The pattern for Latin-1 alone; throws for a class that is not listed above. */
export function latinTwin({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(/\\p\{([^}]+)\}/g, inLatin1), flags.replace('u', ''));
}

function inLatin1(_: string, name: string): string {
  const letters = IN_LATIN_1[name];
  if (letters === undefined) throw new Error(`no Latin-1 for ${name}`);
  return letters;
}
