import type { ContactPlace, WrittenNumber } from '@/lib/lists/model';
import { firstFilled } from './name-of';
import type { PlaceColumns, PlacePart, ReadingPlan } from './reading-plan';

const PARTS: readonly PlacePart[] = ['country', 'region', 'city', 'address', 'postcode'];

type Side = keyof PlaceColumns;

/**
 * Returns where a contact is. Its own place is that of its numbers, its company's place that of numbers of
 * the company. If a row has both kinds of numbers, or several countries, it gets all their names: which
 * number is in which country is for the rep to say.
 */
export function placeOf(
  cells: readonly string[],
  plan: ReadingPlan,
  numbers: readonly WrittenNumber[],
): ContactPlace {
  const ofCompany = numbers.filter(({ label }) => label === 'company').length;
  const sides: Side[] =
    ofCompany > 0 && ofCompany === numbers.length ? ['company', 'own'] : ['own', 'company'];
  const side = sides.find((each) =>
    PARTS.some((part) => firstFilled(cells, plan.places[part][each])),
  );
  if (!side) return {};
  const isMixed = ofCompany > 0 && ofCompany < numbers.length;
  const { country: columns } = plan.places;
  const countries = isMixed ? [...columns.own, ...columns.company] : columns[side];
  return { ...placeOfSide(cells, plan, side), ...countriesOf(cells, countries) };
}

function placeOfSide(cells: readonly string[], plan: ReadingPlan, side: Side): ContactPlace {
  const place: ContactPlace = {};
  for (const part of PARTS) {
    const text = firstFilled(cells, plan.places[part][side]);
    if (text) place[part] = text;
  }
  return place;
}

function countriesOf(cells: readonly string[], columns: readonly number[]): ContactPlace {
  const names = new Map<string, string>();
  for (const column of columns) {
    const name = cells[column];
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return names.size === 0 ? {} : { country: [...names.values()].join(' / ') };
}
