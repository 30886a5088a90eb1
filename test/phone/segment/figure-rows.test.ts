import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

type Country = 'DE' | 'DK' | 'FR' | 'IN' | 'MY' | 'US';

const found = (defaultCountry: Country, text: string) =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each([
  ['IN', 'Kerala 81940 1437 402477 6853 1692 24'],
  ['US', '4 Ohio 605 555 0104 3012 4417 219'],
  ['IN', '27 Punjab 4387 (285 ) 9064 (254 ) 318 (12 )'],
] as const)('marks no figures of a row (%s %s)', (country, text) => {
  expect(found(country, text)).toEqual([]);
});

it('marks the numbers of a row of numbers only', () => {
  expect(found('DK', '32 12 34 56 32 12 34 57')).toEqual(['+4532123456', '+4532123457']);
  expect(found('US', '605 555 0104 605 555 0105')).toEqual(['+16055550104', '+16055550105']);
  expect(found('FR', '01.99.00.12.34 02.61.91.12.34')).toEqual(['+33199001234', '+33261911234']);
});

it.each([
  ['MY', 'JM0032990-V\n073012451\n000908345345\n60000437783'],
  ['DE', '4711204\n0302204417\n98110\n44172'],
] as const)('marks no figure of a column (%s %s)', (country, text) => {
  expect(found(country, text)).toEqual([]);
});

it('marks a column of numbers, and a column after a word for phone', () => {
  expect(found('IN', '9123456712\n9123456713\n9123456714')).toHaveLength(3);
  expect(found('MY', 'Tel:\n073012451\n000908345345\n60000437783')).toContain('+6073012451');
});
