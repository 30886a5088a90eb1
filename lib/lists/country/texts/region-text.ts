import { countriesOfName } from '@/lib/lists/country/names/country-index';
import { nameKey } from '@/lib/lists/country/names/name-key';
import { memoized } from './memoized';
import type { PlaceClue } from './place-clue';
import { countriesWithRegion, namesakesOf, regionCode } from './region-names';
import { countryOfTerritory, sharesCallingCode } from './territory';

/**
 * Returns what a text of a State or Region column tells of the country; undefined if it is no region of a
 * country that is known here. A code that several countries have is weak.
 */
export const regionClue: (text: string) => PlaceClue | undefined = memoized(read);

function read(text: string): PlaceClue | undefined {
  const [, name, inBrackets] = WITH_CODE.exec(text) ?? [];
  if (name && inBrackets) return withCode(clueOf(name), inBrackets);
  const [, of, code] = FULL_CODE.exec(text) ?? [];
  if (of && code) return regionCode(code)?.countries.includes(of) ? { countries: [of] } : undefined;
  return clueOf(text);
}

/** `California (US)`, as Odoo writes it, or `California (CA)`. */
const WITH_CODE = /^(.*\S)\s*[([]([A-Z]{2})[)\]]$/s;

/** `US-CA` (ISO 3166-2). */
const FULL_CODE = /^\s*([A-Z]{2})-([A-Z]{2,3})\s*$/;

/** A code that does not go with the name leaves both unread: `Milano (MI)`. */
function withCode(clue: PlaceClue | undefined, code: string): PlaceClue | undefined {
  const { countries = [], allows = [] } = clue ?? {};
  if ([...countries, ...allows].includes(code)) return { countries: [code] };
  const isItsCode = regionCode(code)?.countries.some((country) => countries.includes(country));
  return isItsCode ? clue : undefined;
}

function clueOf(text: string): PlaceClue | undefined {
  const key = nameKey(text);
  return codeClue(key) ?? nameClue(key) ?? territoryClue(key);
}

const MAX_CODE_LENGTH = 3;

function codeClue(key: string): PlaceClue | undefined {
  if (key.length > MAX_CODE_LENGTH) return undefined;
  const found = regionCode(key.toUpperCase());
  if (!found) return undefined;
  const { countries, isUnique } = found;
  return isUnique ? { countries } : { countries, isWeak: true, allowsUnlisted: true };
}

function nameClue(key: string): PlaceClue | undefined {
  const countries = countriesWithRegion(key);
  const allows = namesakesOf(key);
  return countries && { countries, ...(allows.length > 0 && { allows }) };
}

/** A territory with another calling code contradicts the country that it belongs to: `Réunion` and `France`. */
function territoryClue(key: string): PlaceClue | undefined {
  const [territory = ''] = countriesOfName(key) ?? [];
  const country = countryOfTerritory(territory);
  if (!country) return undefined;
  return { countries: [territory], ...(sharesCallingCode(territory) && { allows: [country] }) };
}
