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
