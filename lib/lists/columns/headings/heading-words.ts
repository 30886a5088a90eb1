/** Accents of Latin letters, dots of Hindi letters, vowel signs and hamzas of Arabic ones. */
const MARKS = /[\u0300-\u036f\u093c\u0640\u064b-\u0655]/g;
/** `MobilePhone` has two words, `Phone1` too. */
const WORD_STARTS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L})/gu;
/** Names of fields that programs write as one word: `MAILINGCOUNTRY`, `firstname`. */
const COMPOUNDS =
  /(?<=^| |mailing|billing|shipping|other)(?:mailing|billing|shipping|other|business|home|work|company|account|contact|lead|record|owner|first|last|full|mobile|country|zip)(?=(?:country|city|state|street|zip|postal|phone|fax|email|id|name|number|code)(?: |code|$))/g;
/** The article of Arabic nouns, which a heading has or leaves out. */
const ARTICLE = /(?<=^| )ال(?=\p{L}{2})/gu;

/**
 * Returns the words of a heading as they are compared: lower case, without accents, with single spaces.
 * `Téléphone (fixe)` and `TELEPHONE FIXE` are the same; `E-mail` is `email`.
 */
export function headingWords(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(WORD_STARTS, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
    .replace(ARTICLE, '')
    .replace(/(?<=^| )e mail/g, 'email')
    .replace(COMPOUNDS, '$& ');
}

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/**
 * Compiles words to an expression for the result of {@link headingWords}. The words are separated by
 * blanks, `_` stands for a blank within a phrase. `telefon*` also begins a longer word, `*phone` ends one.
 * Chinese, Japanese and Korean words fit anywhere.
 */
export function wordPattern(...lists: readonly string[]): RegExp {
  const written = lists.flatMap((list) => list.split(/\s+/)).filter(Boolean);
  const kinds = Object.groupBy(written, kindOfWord);
  const sources = (Object.keys(FORMS) as WordKind[]).flatMap((kind) => {
    const words = kinds[kind]?.map(wordSource) ?? [];
    return words.length > 0 ? [FORMS[kind].replace('%', () => words.join('|'))] : [];
  });
  return new RegExp(sources.join('|'), 'u');
}

type WordKind = 'unspaced' | 'begins' | 'ends' | 'whole';

/** How words of each kind are looked for. */
const FORMS: Readonly<Record<WordKind, string>> = {
  unspaced: '(?:%)',
  begins: '(?<=^| )(?:%)',
  ends: '(?:%)(?= |$)',
  whole: '(?<=^| )(?:%)(?= |$)',
};

function kindOfWord(written: string): WordKind {
  if (UNSPACED.test(written)) return 'unspaced';
  if (written.endsWith('*')) return 'begins';
  return written.startsWith('*') ? 'ends' : 'whole';
}

function wordSource(written: string): string {
  const word = headingWords(written.replaceAll(/[_*]/g, ' '));
  return UNSPACED.test(written) ? word.replaceAll(' ', '') : word;
}
