import { NO_COUNTRY } from '@/lib/lists/country/data/country-variants';
import { countriesOfName, countryOfIsoKey } from '@/lib/lists/country/names/country-index';
import { nameKey } from '@/lib/lists/country/names/name-key';
import { memoized } from './memoized';
import { countryOfTerritory } from './territory';

/** What a text of a Country column says. */
export interface CountryReading {
  /** The countries that it may mean. None if it says nothing: `N/A`. */
  countries: readonly string[];
  /** It names several countries that do not go together: `Germany / India`. */
  isMixed?: true;
}

/**
 * Returns what a text of a Country column says: a code of ISO 3166, a name in one of eight languages or in the
 * country's own, with brackets, calling code, flag or another spelling beside it. Undefined if it cannot be
 * read: then nothing else should decide either.
 */
export const readCountryText: (text: string) => CountryReading | undefined = memoized(read);

const NOTHING: ReadonlySet<string> = new Set(['', ...NO_COUNTRY.split(', ')]);

function read(text: string): CountryReading | undefined {
  const written = flagsAsCodes(text).replace(CALLING_CODE, ' ');
  if (NUMBERS.test(written)) return undefined;
  const key = nameKey(written);
  if (NOTHING.has(key)) return { countries: [] };
  const whole = codesOf(key) ?? namesOf(key);
  return whole ? { countries: whole } : readParts(written);
}

const CALLING_CODE = /\(?\+\d[\d\s-]*\)?/g;
const NUMBERS = /\p{N}/u;
const FLAG = /([\u{1f1e6}-\u{1f1ff}])([\u{1f1e6}-\u{1f1ff}])/gu;
const A = 'A'.charCodeAt(0) - 0x1f1e6;

/** Writes 🇩🇪 as `(DE)`. */
function flagsAsCodes(text: string): string {
  return text.replace(FLAG, (_, ...letters: string[]) => {
    const codes = letters.slice(0, 2).map((letter) => (letter.codePointAt(0) ?? 0) + A);
    return `(${String.fromCharCode(...codes)})`;
  });
}

const FORMAL = /^(?:republic|kingdom)of(?:the)?/;

function codesOf(key: string): readonly string[] | undefined {
  const country = countryOfIsoKey(key);
  return country ? [country] : undefined;
}

function namesOf(key: string): readonly string[] | undefined {
  const formal = FORMAL.exec(key)?.[0] ?? '';
  return countriesOfName(key) ?? (formal ? countriesOfName(key.slice(formal.length)) : undefined);
}

const BETWEEN_PARTS = /[()[\]{}|/,;:\n]|\s[-–—]\s/;
/** `DE-Germany`. In `Non-EU` and `Timor-Leste` it is part of a name, so all parts must be countries. */
const WITHIN_WORDS = /[-–—_.]/;

function readParts(text: string): CountryReading | undefined {
  const parts = keysOf(text, BETWEEN_PARTS);
  const known = countriesOfAll(parts) ?? countriesOfAll(keysOf(text, WITHIN_WORDS));
  if (known) return together(known);
  // Beside other words, two letters may be a state: `Wilmington, DE`.
  const named = parts.length > 1 ? parts.map(namesOfPart) : [];
  const found = named.filter((countries) => countries !== undefined);
  return found.length > 0 ? together(found) : undefined;
}

/** Returns what each of several parts says; undefined if one of them is no country. */
function countriesOfAll(parts: readonly string[]): (readonly string[])[] | undefined {
  const known = parts.map((key) => codesOf(key) ?? namesOfPart(key));
  const all = known.filter((countries) => countries !== undefined);
  return parts.length > 1 && all.length === parts.length ? all : undefined;
}

/** Beside other words Georgia is the state, too: `Georgia, USA`. */
function namesOfPart(key: string): readonly string[] | undefined {
  return key === 'georgia' ? ['GE', 'US'] : namesOf(key);
}

function keysOf(text: string, separator: RegExp): string[] {
  return text.split(separator).map(nameKey).filter(Boolean);
}

/** Joins what the parts of a text say: `China (Hong Kong)` is Hong Kong, `DE - Germany` is Germany. */
function together(parts: readonly (readonly string[])[]): CountryReading {
  const all = [...new Set(parts.flat())];
  const common = all.filter((country) => parts.every((part) => part.includes(country)));
  if (common.length > 0) return { countries: common };
  const parents = new Set(all.map(countryOfTerritory));
  const narrow = all.filter((country) => !parents.has(country));
  return { countries: narrow, ...(narrow.length > 1 && { isMixed: true as const }) };
}
