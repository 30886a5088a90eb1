import { countriesOfName } from '@/lib/lists/country/names/country-index';
import { nameKey } from '@/lib/lists/country/names/name-key';
import type { PlaceClue } from './place-clue';
import { isZipOf, postcodeClue } from './postcode';
import { countriesWithRegion } from './region-names';

/** Before a country there is a town, perhaps with its postcode. `12 Main St, Peru` may be in Indiana. */
const LONG_CODE = /\d{4}|\d[A-Z]{2}$/;

/**
 * Returns what the end of an address tells of the country: the name of a country, a British or Canadian
 * postcode, or a state of the US and its ZIP code. Two letters are no country here: `IN` is Indiana, too.
 */
export function addressClue(address: string): PlaceClue | undefined {
  const parts = partsOf(address);
  const hasTown = parts.length > 2 || LONG_CODE.test(parts.at(-2) ?? '');
  return (hasTown ? countryAtEnd(parts) : undefined) ?? codeAtEnd(parts);
}

/** Returns what a City column tells of the country: only one that it names after the town. */
export function cityClue(city: string): PlaceClue | undefined {
  const parts = partsOf(city);
  return parts.length > 1 ? countryAtEnd(parts) : undefined;
}

const BETWEEN_PARTS = /[\n,;|]|\s[-–—]\s/;
/** `Berlin (Germany)`. */
const BRACKETS_AT_END = /^(.*\S)\s*\(([^()]+)\)$/s;
/** `New York, NY 10001 USA`. */
const WORDS_AFTER_CODE = /^(.*(?:\d{4}|\d[A-Z]{2}))\s+(\P{N}+)$/su;

/** Splits an address at commas and lines, and what follows a postcode off it. */
function partsOf(address: string): string[] {
  const parts = address.split(BETWEEN_PARTS).flatMap((part) => part.trim() || []);
  const last = parts.pop() ?? '';
  const halves = (BRACKETS_AT_END.exec(last) ?? WORDS_AFTER_CODE.exec(last))?.slice(1) ?? [last];
  return [...parts, ...halves];
}

/** Towns elsewhere that are called like a country in one of the eight languages. */
const ALSO_TOWNS: ReadonlySet<string> = new Set(
  'georgia granada lebanon holland antigua santalucia'.split(' '),
);

/** A name that is also a state of another country tells nothing. */
function countryAtEnd(parts: readonly string[]): PlaceClue | undefined {
  const key = nameKey(parts.at(-1) ?? '');
  const countries = ALSO_TOWNS.has(key) ? undefined : countriesOfName(key);
  if (!countries) return undefined;
  const withRegion = countriesWithRegion(key) ?? countries;
  return withRegion.some((each) => countries.includes(each)) ? { countries } : undefined;
}

const POSTCODE_AT_END = /(?:^|\s)([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/i;
const STATE_AND_ZIP = /(?:^|\s)([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)$/;

/** Reads the last part with digits, with the one before it: `London SW1A 1AA, Westminster`, `IL, 62701`. */
function codeAtEnd(parts: readonly string[]): PlaceClue | undefined {
  const at = parts.findLastIndex((part) => /\d/.test(part));
  const end = parts.slice(Math.max(0, at - 1), at + 1).join(' ');
  const [, postcode] = POSTCODE_AT_END.exec(end) ?? [];
  if (postcode) return postcodeClue(postcode);
  const [, state = '', zip = ''] = STATE_AND_ZIP.exec(end) ?? [];
  return isZipOf(zip, state) ? { countries: ['US'] } : undefined;
}
