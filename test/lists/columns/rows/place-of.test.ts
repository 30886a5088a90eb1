import { expect, it } from 'vitest';
import { placeOf } from '@/lib/lists/columns/rows/place-of';
import { readingPlan } from '@/lib/lists/columns/rows/reading-plan';
import { countryOfPlace } from '@/lib/lists/country/country-of-place';
import type { NumberLabel } from '@/lib/lists/model';
import { layoutOf } from '@/test/lists/support/layout-of';
import { cellsOf } from '@/test/lists/support/table-of';

const BOTH = 'City=city | Country=country | Company City=city | Company Country=country';

function place(layout: string, cells: string, ...labels: NumberLabel[]) {
  const numbers = labels.map((label) => ({ text: '020 7946 0123', label }));
  return placeOf(cellsOf(cells), readingPlan(layoutOf(layout)), numbers);
}

it('reads all parts of a place', () => {
  expect(
    place('country | region | city | address | postcode', 'UK | Kent | Dover | 1 Test St | CT16'),
  ).toEqual({
    country: 'UK',
    region: 'Kent',
    city: 'Dover',
    address: '1 Test St',
    postcode: 'CT16',
  });
  expect(place('country | region', ' | ')).toEqual({});
});

it.each<[string, NumberLabel[], object]>([
  ['Pune | India | Boston | USA', ['mobile'], { city: 'Pune', country: 'India' }],
  ['Pune | India | Boston | USA', [], { city: 'Pune', country: 'India' }],
  ['Pune | India | Boston | USA', ['company'], { city: 'Boston', country: 'USA' }],
  [' |  | Boston | USA', ['mobile'], { city: 'Boston', country: 'USA' }],
  ['Pune | India |  | ', ['company'], { city: 'Pune', country: 'India' }],
  ['Pune |  | Boston | USA', ['mobile'], { city: 'Pune' }],
  ['Pune | India | Boston | india', ['mobile', 'company'], { city: 'Pune', country: 'India' }],
])('reads the place of the numbers from %s with %j', (cells, labels, expected) => {
  expect(place(BOTH, cells, ...labels)).toEqual(expected);
});

it('leaves it open which number is in which of two countries', () => {
  const mixed = place(BOTH, 'Pune | India | Boston | USA', 'mobile', 'company');
  expect(mixed.country).toBe('India / USA');
  expect(countryOfPlace(mixed)).toEqual({ conflict: ['IN', 'US'] });
  const homeAndWork = place(
    'Business Country=country | Home Country=country',
    'Germany | Austria',
    'mobile',
  );
  expect(countryOfPlace(homeAndWork)).toHaveProperty('conflict');
});

it('names a country once that is written in two ways', () => {
  const twice = place('Country=country | Country Code=country', 'Germany | DE', 'main');
  expect(countryOfPlace(twice)).toEqual({ country: 'DE' });
});
