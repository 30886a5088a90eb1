import metadata from 'libphonenumber-js/metadata.max.json';
import { CITIES, ONLY_ALONE, SHORT_NAMES } from './data/country-words';
import { ENGLISH_NAMES } from './data/english-country-names';
import { OWN_NAMES } from './data/own-country-names';
import { byScript } from './latin';
import type { CountryCode } from './types';

/** A name of a country, or of a city that is in one country only. */
export interface CountryName {
  /** Its words, as they are written. */
  words: readonly string[];
  country: CountryCode;
  /** Says something only where nothing else stands beside it. */
  alone: boolean;
}

/** The names that a page may use. */
export interface NameIndex {
  /** Those whose first word this is, the longest first. */
  startingWith: (word: string) => readonly CountryName[];
  /** Those of scripts that leave no space between words. */
  unspaced: () => readonly CountryName[];
}

/** A letter of a script that leaves no space between words: Thai, Kana, Han. */
export const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

const COUNTRIES = Object.keys(metadata.countries) as CountryCode[];

const wordIn = byScript(String.raw`[\p{L}\p{M}]+`, 'gu');

const wordsIn = (text: string): string[] => text.match(wordIn(text)) ?? [];

/**
 * By their first word, lines of a code and a name. Only the few that a text may have are taken apart:
 * this is made while the first page waits.
 */
type Lines = Map<string, string>;

/** Names of all countries in a language; none for a language that the browser does not know. */
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

/** What ends a word in the lists; Sinhala has a joiner. */
const WORD_END = /[_.&()’'-]|\u200d/;

/** Names as they are written and in capitals, from lines of a code and names; `_` is a space. */
function addListed(all: Lines, lines: string): void {
  const words = lines.split(WORDS_OF_LIST);
  const capitals = lines.toUpperCase().split(WORDS_OF_LIST);
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

/** Between names, and before a line's country. */
const WORDS_OF_LIST = / |(?=\n)/;

function firstListed(name: string): string {
  const end = name.search(WORD_END);
  return end < 0 ? name : name.slice(0, end);
}

function add(all: Lines, first: string | undefined, country: string, name: string): void {
  if (first) all.set(first, `${all.get(first) ?? ''}${country} ${name}\n`);
}

const CAPITALS_ALONE = new Set([...ONLY_ALONE].map((name) => name.toUpperCase()));
const LETTERS_ONLY = /^[A-Za-z ]+$/;

/** The names in lines of a code and a name. */
function takenApart(lines: string): CountryName[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const name = line.slice(line.indexOf(' ') + 1);
      const text = name.replaceAll('_', ' ');
      return {
        words: LETTERS_ONLY.test(text) ? text.split(' ') : wordsIn(text),
        country: line.slice(0, line.indexOf(' ')) as CountryCode,
        alone: ONLY_ALONE.has(name) || CAPITALS_ALONE.has(name),
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
      const names = takenApart(lines).sort((a, b) => b.words.length - a.words.length);
      byWord.set(word, names);
      return names;
    },
    unspaced: () => {
      unspaced ??= [...all]
        .filter(([word]) => UNSPACED.test(word))
        .flatMap(([, lines]) => takenApart(lines));
      return unspaced;
    },
  };
}

/** Names that hold whatever the page's language: English ones, countries' own, short forms, cities. */
const EVERYWHERE = [OWN_NAMES, SHORT_NAMES, CITIES, ENGLISH_NAMES];

/** By language; a rep's pages have few. */
const indices = new Map<string, NameIndex>();
const MOST_INDICES = 4;

/**
 * The names that a page in this language (BCP 47) may use. Made at first use, from what the browser
 * knows (CLDR) and `data/country-words`.
 */
export function namesFor(lang: string): NameIndex {
  const language = /^[a-z]{2,3}(?![a-z])/i.exec(lang)?.[0].toLowerCase() ?? 'en';
  const known = indices.get(language);
  if (known) return known;
  if (indices.size >= MOST_INDICES) indices.clear();
  const all: Lines = new Map();
  for (const lines of EVERYWHERE) addListed(all, lines);
  if (language !== 'en') addLanguage(all, language);
  const index = indexOf(all);
  indices.set(language, index);
  return index;
}
