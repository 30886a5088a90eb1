import metadata from 'libphonenumber-js/metadata.max.json';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { AMBIGUOUS_NAMES, CITIES, SHORT_NAMES } from '@/lib/phone/data/country-words';
import { ENGLISH_NAMES } from '@/lib/phone/data/english-country-names';
import { NATIVE_NAMES } from '@/lib/phone/data/native-country-names';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';

/** A name of a country, or of a city that exists in one country only. */
export interface CountryName {
  /** Its words as written. */
  words: readonly string[];
  country: CountryCode;
  /** Counts only if no other text is beside it. */
  ambiguous: boolean;
}

/** Lookup of country names for a page. */
export interface NameIndex {
  /** Returns the names starting with this word, longest first. */
  startingWith: (word: string) => readonly CountryName[];
  /** Returns the names in scripts without spaces between words. */
  unspaced: () => readonly CountryName[];
}

/** Matches a letter of a script without spaces between words: Thai, Kana, Han. */
export const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

const COUNTRIES = Object.keys(metadata.countries) as CountryCode[];

const wordIn = lazyPattern(String.raw`[\p{L}\p{M}]+`, 'gu');

const wordsIn = (text: string): string[] => text.match(wordIn(text)) ?? [];

/**
 * Lines of a country code and a name, by the name's first word. They are parsed on first use only:
 * the first page waits while this is built.
 */
type Lines = Map<string, string>;

/**
 * Adds the names of all countries in a language. Adds none if the browser does not know the
 * language.
 */
function addLanguage(all: Lines, language: string): void {
  const names = displayNames(language);
  for (const country of COUNTRIES) {
    const name = names?.of(country) ?? '';
    const capitals = name.toUpperCase();
    add(all, wordsIn(name)[0], country, name);
    if (capitals !== name) add(all, wordsIn(capitals)[0], country, capitals);
  }
}

function displayNames(language: string): Intl.DisplayNames | undefined {
  const known = Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  return known ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }) : undefined;
}

/** Ends a word in the lists. Sinhala uses a joiner. */
const WORD_END = /[_.&()’'-]|\u200d/;

/**
 * Adds names, as written and in capitals, from lines of a country code and names. `_` means a
 * space.
 */
function addListed(all: Lines, lines: string): void {
  const words = lines.split(LIST_SEPARATOR);
  const capitals = lines.toUpperCase().split(LIST_SEPARATOR);
  let country = '';
  for (let at = 0; at < words.length; at++) {
    const name = words[at] ?? '';
    const capital = capitals[at] ?? '';
    if (name.startsWith('\n')) country = name.slice(1);
    else {
      add(all, firstListed(name), country, name);
      if (capital !== name) add(all, firstListed(capital), country, capital);
    }
  }
}

/** Separates names in a list, and lines by the country. */
const LIST_SEPARATOR = / |(?=\n)/;

function firstListed(name: string): string {
  const end = name.search(WORD_END);
  return end < 0 ? name : name.slice(0, end);
}

function add(all: Lines, first: string | undefined, country: string, name: string): void {
  if (first) all.set(first, `${all.get(first) ?? ''}${country} ${name}\n`);
}

const AMBIGUOUS_CAPITALS = new Set([...AMBIGUOUS_NAMES].map((name) => name.toUpperCase()));
const LETTERS_ONLY = /^[A-Za-z ]+$/;

/** Parses lines of a country code and a name. */
function parseLines(lines: string): CountryName[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const name = line.slice(line.indexOf(' ') + 1);
      const text = name.replaceAll('_', ' ');
      return {
        words: LETTERS_ONLY.test(text) ? text.split(' ') : wordsIn(text),
        country: line.slice(0, line.indexOf(' ')) as CountryCode,
        ambiguous: AMBIGUOUS_NAMES.has(name) || AMBIGUOUS_CAPITALS.has(name),
      };
    });
}

function indexOf(all: Lines): NameIndex {
  const byWord = new Map<string, readonly CountryName[]>();
  let unspaced: readonly CountryName[] | undefined;
  return {
    startingWith: (word) => {
      const lines = all.get(word);
      if (!lines || UNSPACED.test(word)) return [];
      const known = byWord.get(word);
      if (known) return known;
      const names = parseLines(lines).sort((a, b) => b.words.length - a.words.length);
      byWord.set(word, names);
      return names;
    },
    unspaced: () => {
      unspaced ??= [...all]
        .filter(([word]) => UNSPACED.test(word))
        .flatMap(([, lines]) => parseLines(lines));
      return unspaced;
    },
  };
}

/** Names used in every page language: English names, native names, short forms and cities. */
const EVERYWHERE = [NATIVE_NAMES, SHORT_NAMES, CITIES, ENGLISH_NAMES];

/** Indices by language. A rep's pages use few. */
const indices = createBoundedCache<NameIndex>(4);

/**
 * Returns the names a page in this language (BCP 47) may use. Built on first use from the browser's
 * CLDR data and `data/country-words`.
 */
export function countryNamesFor(lang: string): NameIndex {
  const language = /^[a-z]{2,3}(?![a-z])/i.exec(lang)?.[0].toLowerCase() ?? 'en';
  return indices(language, buildIndex);
}

function buildIndex(language: string): NameIndex {
  const all: Lines = new Map();
  for (const lines of EVERYWHERE) addListed(all, lines);
  if (language !== 'en') addLanguage(all, language);
  return indexOf(all);
}
