import { expect, it } from 'vitest';
import { cleanCell, countDigits, isDamagedCell } from '@/lib/lists/columns/cells/clean-cell';

it.each([
  ["'+44 20 7946 0123", '+44 20 7946 0123'],
  ['="+12125550134"', '+12125550134'],
  ['=+442079460123', '+442079460123'],
  [`'="+12125550134"`, '+12125550134'],
  ['tel:+1-212-555-0134', '+1-212-555-0134'],
  ['<tel:02079460123', '02079460123'],
  ['020\u00a07946\u202f0123\u200b', '020 7946 0123'],
  ['\u202a+44 20 7946 0123\u202c', '+44 20 7946 0123'],
  ['2125550134.0', '2125550134'],
  ['2,125,550,134', '2125550134'],
  ['2079460123', '2079460123'],
  ['030/23125-012', '030/23125-012'],
  ["O'Neil", "O'Neil"],
  ['+49 30 23125.10', '+49 30 23125.10'],
])('cleans %j', (cell, clean) => {
  expect(cleanCell(cell)).toBe(clean);
});

it.each([
  '4,93023E+11',
  '4.93023E+11',
  '2.12556E+09',
  '5E+10',
  '#####',
  '########',
  '#VALUE!',
  '#NAME?',
])('sees that %s was a number', (cell) => {
  expect(isDamagedCell(cell)).toBe(true);
});

it.each(['#', '#N/A', '2125550134', '2E5A', 'E+11', '12.5', ''])('sees no damage in %j', (cell) => {
  expect(isDamagedCell(cell)).toBe(false);
});

it('counts digits of any script', () => {
  expect(countDigits('٠٥٠-1２')).toBe(5);
  expect(countDigits('none')).toBe(0);
});
