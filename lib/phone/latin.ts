/**
 * A pattern with `\p{…}` takes up to two milliseconds to compile, and a fifth of one merely to be
 * made, in each background and page anew. Most texts are Latin-1 and nothing else: for them a twin
 * with plain ranges says the same at once, and the pattern itself is never made.
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
 * Chooses for each text: the pattern itself, or its twin for Latin-1; each is made when a text first
 * asks for it. Classes stand in brackets (`[\p{L}]`), and `\u{…}` does not occur.
 */
export function byScript(source: string, flags = 'u'): (text: string) => RegExp {
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

/** The pattern for Latin-1 alone; throws for a class that is not listed above. */
export function latinTwin(source: string, flags: string): RegExp {
  return new RegExp(source.replace(/\\p\{([^}]+)\}/g, inLatin1), flags.replace('u', ''));
}

function inLatin1(_: string, name: string): string {
  const letters = IN_LATIN_1[name];
  if (letters === undefined) throw new Error(`no Latin-1 for ${name}`);
  return letters;
}
