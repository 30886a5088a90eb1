import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

const found = (text: string, defaultCountry: 'US' | 'GB' = 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it('reads digits that are written one by one after a phone word', () => {
  expect(found('Phone: 2 1 2 - 5 5 5 - 0 1 3 4')).toEqual(['+12125550134']);
});

it.each([
  ['a plus', '+ 4 4 2 0 7 9 4 6 0 0 1 8', '+442079460018'],
  ['a bracket', '(2 1 2) 5 5 5 - 0 1 3 4', '+12125550134'],
])('reads them after %s', (_, text, number) => {
  expect(found(text)).toEqual([number]);
});

it.each([
  ['without a phone word', '2 1 2 - 5 5 5 - 0 1 3 4'],
  ['that make no number', 'Phone: 1 2 3 - 4 5 6 - 7 8 9 0'],
  ['after a word of another line', 'Phone\n2 1 2 - 5 5 5 - 0 1 3 4'],
])('reads no digits %s', (_, text) => {
  expect(found(text)).toEqual([]);
});
