import metadata from 'libphonenumber-js/metadata.max.json';
import { CITIES, ONLY_ALONE, SHORT_NAMES } from './data/country-words';
import { ENGLISH_NAMES } from './data/english-country-names';
import { OWN_NAMES } from './data/own-country-names';
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
  /** By their first word, the longest first. */
  byWord: ReadonlyMap<string, readonly CountryName[]>;
  /** Those of scripts that leave no space between words. */
  unspaced: readonly CountryName[];
}

/** A letter of a script that leaves no space between words: Thai, Kana, Han. */
export const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

const COUNTRIES = Object.keys(metadata.countries) as CountryCode[];
const WORD = /[\p{L}\p{M}]+/gu;

/** The words of a text. */
export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** Names of all countries in a language; none for a language that the browser does not know. */
function inLanguage(language: string): CountryName[] {
  const names = displayNames(language);
  return COUNTRIES.flatMap((country) => named(names?.of(country) ?? '', country));
}

function displayNames(language: string): Intl.DisplayNames | undefined {
  const known = Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  return known ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }) : undefined;
}

/** Lines of a code and names; `_` stands for a space. */
function listed(lines: string): CountryName[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country, ...names] = line.split(' ');
      return names.flatMap((name) => named(name.replaceAll('_', ' '), country as CountryCode));
    });
}

const LETTERS_ONLY = /^[A-Za-z ]+$/;

/** A name as it is written, and in capitals. */
function named(name: string, country: CountryCode): CountryName[] {
  const alone = ONLY_ALONE.has(name);
  const capitals = name.toUpperCase();
  return (capitals === name ? [name] : [name, capitals]).flatMap((each) => {
    const words = LETTERS_ONLY.test(each) ? each.split(' ') : wordsIn(each);
    return words.length > 0 ? [{ words, country, alone }] : [];
  });
}

function indexed(names: readonly CountryName[]): NameIndex {
  const byWord = new Map<string, CountryName[]>();
  const unspaced: CountryName[] = [];
  for (const name of names) {
    const [first = ''] = name.words;
    const known = byWord.get(first);
    if (UNSPACED.test(first)) unspaced.push(name);
    else if (known) known.push(name);
    else byWord.set(first, [name]);
  }
  for (const list of byWord.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { byWord, unspaced };
}

let everywhere: readonly CountryName[] | undefined;

/** Names that hold whatever the page's language: English ones, countries' own, short forms, cities. */
function namesEverywhere(): readonly CountryName[] {
  everywhere ??= [
    ...listed(OWN_NAMES),
    ...listed(SHORT_NAMES),
    ...listed(CITIES),
    ...listed(ENGLISH_NAMES),
  ];
  return everywhere;
}

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
  const own = language === 'en' ? [] : inLanguage(language);
  const index = indexed([...namesEverywhere(), ...own]);
  indices.set(language, index);
  return index;
}
