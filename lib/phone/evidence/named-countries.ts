import { countrySignIn } from '@/lib/phone/candidates/country-signs';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CountryCode } from '@/lib/phone/candidates/types';
import {
  COUNTRY_LABEL,
  MAYBE_POST_CODE,
  NOT_COUNTRIES,
  POST_CODES,
} from '@/lib/phone/data/country-words';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import { type CountryName, countryNamesFor, UNSPACED } from './country-names';
import { countryOfCode } from './rank-countries';

/** A country named in a text, and its position. */
interface Named {
  country: CountryCode;
  at: number;
}

/** Countries by language and text. Table rows repeat, and each is asked about often. */
const countriesByText = createBoundedCache<readonly CountryCode[]>(5000);

/**
 * Returns the countries named in a short text, in text order: by name (in English, the page's
 * language or their own), by a well-known city, by a postcode, by a labelled code (`Country: DE`),
 * by a flag, or by a number with `+`. `lang` is BCP 47. Time is linear.
 */
export function countriesNamed(text: string, lang: string): readonly CountryCode[] {
  if (text === '' || !countrySignIn(text).test(text)) return [];
  return countriesByText(`${lang}\n${text}`, () => {
    const found = [...byCode(text), ...byName(text, lang)].sort((one, other) => one.at - other.at);
    return found.map(({ country }) => country);
  });
}

function byCode(text: string): Named[] {
  const found: Named[] = [];
  if (QUOTED.test(text)) found.push(...byQuoted(text));
  if (MAYBE_POST_CODE.test(text)) found.push(...byPostCode(text));
  if (text.includes('+')) found.push(...byNumber(text));
  if (/[:=] ?["']?[A-Z]{2}/.test(text)) found.push(...byLabel(text));
  if (CELL.test(text)) found.push(...byCell(text));
  if (text.includes('\ud83c')) found.push(...byFlag(text));
  return found;
}

function byPostCode(text: string): Named[] {
  return POST_CODES.flatMap(({ country, code }) => matches(text, code, () => country));
}

/**
 * Finds the countries of numbers with a country code. Nearby numbers without one are likely to
 * share it.
 */
function byNumber(text: string): Named[] {
  return matches(text, /\+[\s(]?\d[\d\s().-]{5,20}\d/gu, ([number]) => {
    const digits = number.replace(/\D/g, '');
    return parseInternational(digits)?.country;
  });
}

const LABELLED = lazyPattern(
  String.raw`([\p{L} _-]{2,30})["']?[:=] ?["']?([A-Z]{2})(?![\p{L}\p{Nd}])`,
  'gu',
);

function byLabel(text: string): Named[] {
  return matches(text, LABELLED(text), ([, label = '', code]) =>
    COUNTRY_LABEL.test(label) ? code : undefined,
  );
}

/** A cell of a row that holds two capitals. */
const CELL = /(?:^|[\n\t|;,])\s?["']?([A-Z]{2})["']?(?=$|[\n\t|;,])/;
const CELLS = new RegExp(CELL, 'g');

function byCell(text: string): Named[] {
  return matches(text, CELLS, ([, code = '']) => (NOT_COUNTRIES.has(code) ? undefined : code));
}

/** A text in quotes that is a country's name in small letters, as programs have it: `'usa'`. */
const QUOTED = /["'][a-z]{3,20}["']/;
const QUOTES = /(?<=["'])[a-z]{3,20}(?=["'])/g;

function byQuoted(text: string): Named[] {
  return [...text.matchAll(QUOTES)].flatMap(({ 0: word, index }) => {
    const capitals = word.toUpperCase();
    const found = countryNamesFor('')
      .startingWith(capitals)
      .find(({ words }) => words.length === 1);
    return found && !found.ambiguous ? [{ country: found.country, at: index }] : [];
  });
}

const FIRST_FLAG_LETTER = 0x1f1e6;

function byFlag(text: string): Named[] {
  return matches(text, /[\u{1f1e6}-\u{1f1ff}]{2}/gu, ([flag]) =>
    String.fromCharCode(
      ...[...flag].map((letter) => (letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER + 65),
    ),
  );
}

function matches(
  text: string,
  pattern: RegExp,
  codeOf: (match: RegExpExecArray) => string | undefined,
): Named[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const country = countryOfCode(codeOf(match) ?? '');
    return country ? [{ country, at: match.index }] : [];
  });
}

const wordIn = lazyPattern(String.raw`[\p{L}\p{M}]+`, 'gu');

function byName(text: string, lang: string): Named[] {
  const { startingWith, unspaced } = countryNamesFor(lang);
  const found: Named[] = [];
  const words = wordIn(text);
  words.lastIndex = 0;
  for (let word = words.exec(text); word; word = words.exec(text)) {
    for (const name of startingWith(word[0])) {
      const end = endOf(text, word.index, name);
      if (end < 0 || !isMeant(text, word.index, end, name)) continue;
      found.push({ country: name.country, at: word.index });
      words.lastIndex = end;
      break;
    }
  }
  return UNSPACED.test(text) ? [...found, ...withoutSpaces(text, unspaced())] : found;
}

function withoutSpaces(text: string, names: readonly CountryName[]): Named[] {
  return names.flatMap(({ words: [word = ''], country }) => {
    const at = text.indexOf(word);
    return at < 0 ? [] : [{ country, at }];
  });
}

/** Returns where the name starting here ends; -1 if the text differs. */
function endOf(text: string, start: number, { words }: CountryName): number {
  let end = start;
  for (const word of words) {
    const gap =
      end === start
        ? 0
        : (/^(?:[ \u00a0&.,'’()-]|\u200d){1,3}/.exec(text.slice(end, end + 3))?.[0].length ?? -1);
    if (gap < 0 || !text.startsWith(word, end + gap)) return -1;
    end += gap + word.length;
  }
  return /^[\p{L}\p{M}]/u.test(text.slice(end, end + 2)) ? -1 : end;
}

/**
 * Returns whether a name refers to its country: not `New Mexico`, not `Paris, TX 75460`. Ambiguous
 * names must be on their own.
 */
function isMeant(text: string, start: number, end: number, { ambiguous }: CountryName): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(end, end + 12);
  if (/\bNew $/.test(before) || /^,? [A-Z]{2},? \d{5}/.test(after)) return false;
  return !ambiguous || (/(?:^|[\n\t|·;:,]) ?$/.test(before) && /^ ?(?:$|[\n\t|·;,])/.test(after));
}
