import { expect, it } from 'vitest';
import { compareNumber, soughtNumber } from '@/lib/phone/sought-number';

const NEW_YORK = '+12125550134';
const LONDON = '+442079460134';

it.each([
  ['+12125550134', 'same'],
  ['+1 (212) 555-0134', 'same'],
  ['(212) 555-0134', 'same'],
  ['212.555.0134', 'same'],
  ['212 555 0134 ext. 7', 'same'],
  ['1-212-555-0134', 'same'],
  ['12125550134', 'same'],
  ['001 212 555 0134', 'same'],
  ['tel:+1-212-555-0134', 'same'],
  ['212-555-0199 / 212-555-0134', 'same'],
  ['555-0134', 'unclear'],
  ['0212 5550134 x', 'unclear'],
  ['(312) 555-0134', 'other'],
  ['+1 312 555 0134', 'other'],
  ['+121255501349', 'other'],
  ['+44 20 7946 0134', 'other'],
  ['', 'other'],
  ['ask Ada', 'other'],
] as const)('compares %j with a number of New York: %s', (written, likeness) => {
  expect(compareNumber(written, NEW_YORK, 'US')).toBe(likeness);
});

it.each([
  ['020 7946 0134', 'GB', 'same'],
  ['+44 (0)20 7946 0134', 'US', 'same'],
  ['44 20 7946 0134', 'US', 'same'],
  ['020 7946 0134', 'US', 'unclear'],
  ['7946 0134', 'GB', 'unclear'],
] as const)('compares %j with a number of London, read in %s: %s', (written, country, likeness) => {
  expect(compareNumber(written, LONDON, country)).toBe(likeness);
});

it('returns the forms by which a number is found', () => {
  expect(soughtNumber(NEW_YORK, 'US')).toMatchObject({
    ...{ e164: NEW_YORK, national: '2125550134', end: '5550134' },
    writings: ['(212) 555-0134', '+1 212 555 0134'],
  });
  expect(soughtNumber('+999', 'US')).toMatchObject({ national: '999', end: '999', writings: [] });
});
