import type { ContactPlace } from '@/lib/lists/model';
import { addressClue, cityClue } from './texts/address-text';
import { readCountryText } from './texts/country-text';
import type { PlaceClue } from './texts/place-clue';
import { postcodeClue } from './texts/postcode';
import { hasAllCodes } from './texts/region-names';
import { regionClue } from './texts/region-text';

/** The country of a place (ISO 3166 alpha-2), or several that its fields contradict each other about. */
export type CountryOfPlace = { country: string } | { conflict: string[] };

/**
 * Returns the country that the texts of a place tell; undefined if they tell none, or one that cannot be read.
 * No country is guessed, for a number would be called there. So the name of a town never decides: there is a
 * London in Ontario and a Birmingham in Alabama, and no list of towns knows what it does not hold. A code of
 * a state decides if no other country has it, or if the postcode is one of that state.
 */
export function countryOfPlace(place: ContactPlace): CountryOfPlace | undefined {
  const named = readCountryText(place.country ?? '');
  if (!named) return undefined;
  if (named.isMixed) return { conflict: [...named.countries] };
  return decide([...(named.countries.length > 0 ? [named] : []), ...cluesOf(place)]);
}

function cluesOf({ region, city, address, postcode }: ContactPlace): PlaceClue[] {
  const state = region && region.length < 5 ? region.replace(/\P{L}/gu, '').toUpperCase() : '';
  const clues = [
    region && regionClue(region),
    city && cityClue(city),
    address && addressClue(address),
    postcode && postcodeClue(postcode, state),
  ];
  return clues.filter((clue) => typeof clue === 'object');
}

function decide(clues: readonly PlaceClue[]): CountryOfPlace | undefined {
  const named = [...new Set(clues.flatMap(({ countries }) => countries))];
  const fitting = named.filter((country) => clues.every((clue) => fits(clue, country)));
  if (named.length > 0 && fitting.length === 0) return { conflict: named };
  const sure = fitting.filter((country) => clues.some((clue) => tells(clue, country)));
  const [country] = sure.length > 0 ? sure : fitting.filter((each) => isNamedTwice(clues, each));
  return country && (sure.length > 0 || fitting.length === 1) ? { country } : undefined;
}

function fits({ countries, allows, allowsUnlisted }: PlaceClue, country: string): boolean {
  if (countries.includes(country) || allows?.includes(country)) return true;
  return allowsUnlisted === true && !hasAllCodes(country);
}

function tells({ countries, isWeak }: PlaceClue, country: string): boolean {
  return !isWeak && countries.length === 1 && countries[0] === country;
}

function isNamedTwice(clues: readonly PlaceClue[], country: string): boolean {
  return clues.filter(({ countries }) => countries.includes(country)).length > 1;
}
