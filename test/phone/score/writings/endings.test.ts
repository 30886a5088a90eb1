import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

const marked = (text: string, defaultCountry: 'DE' | 'US' = 'DE') =>
  findNumbers(text, { defaultCountry }).map(({ e164, raw }) => [e164, raw]);

it.each([
  ['Zentrale 0341 301-2 40 Fax -4 53', '+49341301240', '+49341301453', '-4 53'],
  ['Telefon 030 23125-0, Telefax: -379', '+4930231250', '+493023125379', '-379'],
  ['Telefon 030 23125-0\nFax -379', '+4930231250', '+493023125379', '-379'],
])('reads the last digits of a fax number after a dash: %s', (text, phone, fax, written) => {
  const [first, ...others] = marked(text);
  expect(first?.[0]).toBe(phone);
  expect(others).toEqual([[fax, written]]);
});

it.each([
  ['DE', 'Einkauf 0221 4710-330, Verkauf -331, Lager -332', ['330', '331', '332']],
  [
    'DE',
    'Zentrale +49 221 4710-310, Durchwahlen -311, -312 und -319',
    ['310', '311', '312', '319'],
  ],
  ['DE', 'Tel. 0221/4710-341 od. -342', ['341', '342']],
] as const)('reads each ending of a list (%s %s)', (country, text, endings) => {
  expect(marked(text, country).map(([number]) => number)).toEqual(
    endings.map((one) => `+492214710${one}`),
  );
});

it('leaves an extension with a dash to its number', () => {
  expect(findNumbers('415-555-0123 ext -12', { defaultCountry: 'US' })[0]?.ext).toBe('12');
});

it.each([
  ['no dash is in the number', 'DE', 'Tel. 030 23125 378 Fax -379'],
  ['the result is no number', 'US', 'Phone 212-555-0123 Fax -4'],
] as const)('keeps the number before if %s', (_, country, text) => {
  expect(marked(text, country)).toHaveLength(1);
});

it('does not take a separate fax number for an ending', () => {
  expect(marked('Tel. 030 23125-0 Fax 030 23125-379').map(([number]) => number)).toEqual([
    '+4930231250',
    '+493023125379',
  ]);
});

it('reads last digits after a dot, with words or a slash between', () => {
  const all = (text: string) =>
    findNumbers(text, { defaultCountry: 'FR' }).map(({ e164 }) => e164.slice(-2));
  expect(all('Accueil : 01.99.00.41.10 / Secrétariat : .11 / Fax : .19')).toEqual([
    '10',
    '11',
    '19',
  ]);
  expect(all('Standard 02 61 91 42 10 ou .12')).toEqual(['10', '12']);
});

it('does not take a decimal after a number for last digits', () => {
  expect(marked('Sheet 312-555-0117 each .4417', 'US')).toEqual([['+13125550117', '312-555-0117']]);
});

it('reads the desks of a switchboard after spaced dashes', () => {
  const text = 'Amtsgericht – Zentrale 089/99998-0 – Grundbuch -416 – Familie -417';
  expect(marked(text).map(([number]) => number)).toEqual([
    '+4989999980',
    '+498999998416',
    '+498999998417',
  ]);
});
