import { COUNTRY_CODES } from '@/lib/lists/country/data/country-codes';
import { COUNTRY_VARIANTS } from '@/lib/lists/country/data/country-variants';
import { nameKey, umlautKey } from './name-key';

const CODES = COUNTRY_CODES.split(',').map((pair) => pair.trim().split(' '));
const COUNTRIES = CODES.map(([alpha2 = '']) => alpha2);

const codes: ReadonlyMap<string, string> = new Map([
  ...CODES.flatMap(([alpha2 = '', alpha3 = '']) =>
    [alpha2, alpha3].map((code) => [code.toLowerCase(), alpha2] as const),
  ),
  // Codes of the European Union where it has others than ISO.
  ['uk', 'GB'],
  ['el', 'GR'],
]);

/** Returns the country of an ISO 3166 code, by the key of a text; undefined if it is none. */
export function countryOfIsoKey(key: string): string | undefined {
  return codes.get(key);
}

/**
 * Languages in which countries are named: the eight that lists are read in, then others in which CRMs are
 * sold. A name belongs to the first that has it.
 */
const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'pt-BR', 'hi', 'ja', 'ar'],
  ...['it', 'nl', 'pl', 'pt-PT', 'tr', 'ru', 'zh-Hans', 'zh-Hant', 'ko', 'sv'],
];

/** `EU` is no country, though French shortens the United States to `É.-U.`. */
const NO_NAMES: ReadonlySet<string> = new Set(['', 'eu']);

let names: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the countries that a name may mean, by its key; undefined if no country is called so. */
export function countriesOfName(key: string): readonly string[] | undefined {
  names ??= buildNames();
  return names.get(key);
}

type Name = readonly [countries: readonly string[], written: string | undefined];

/** The browser knows the names in each language (CLDR). All of them take some 50 ms, once. */
function buildNames(): Map<string, readonly string[]> {
  const index = new Map<string, readonly string[]>();
  for (const source of [listedNames(), ...LANGUAGES.map(namesIn), nativeNames()]) {
    for (const [countries, written = ''] of source) {
      for (const key of [nameKey(written), umlautKey(written)]) {
        if (!index.has(key) && !NO_NAMES.has(key)) index.set(key, countries);
      }
    }
  }
  return index;
}

function listedNames(): Name[] {
  return COUNTRY_VARIANTS.trim()
    .split('\n')
    .flatMap((line) => {
      const end = line.indexOf(' ');
      const countries = line.slice(0, end).split('+');
      return line
        .slice(end + 1)
        .split(', ')
        .map((name): Name => [countries, name]);
    });
}

function namesIn(language: string): Name[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const named = displayNames(language, style);
    return COUNTRIES.map((country): Name => [[country], named?.of(country)]);
  });
}

/** The name of each country in the language that most people there speak (CLDR, likely subtags). */
function nativeNames(): Name[] {
  const languages = Map.groupBy(
    COUNTRIES,
    (region) => new Intl.Locale('und', { region }).maximize().language,
  );
  return [...languages].flatMap(([language, countries]) => {
    const named = displayNames(language, 'long');
    return countries.map((country): Name => [[country], named?.of(country)]);
  });
}

/** Undefined if the browser does not know the language: it would answer in another one. */
function displayNames(language: string, style: 'long' | 'short'): Intl.DisplayNames | undefined {
  const isKnown = Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  return isKnown
    ? new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
    : undefined;
}
