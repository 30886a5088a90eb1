import { expect, it } from 'vitest';
import { numbersIn } from '@/lib/lists/columns/cells/numbers-in';

it.each([
  ['(212) 555-0134', [{ text: '(212) 555-0134' }]],
  ["'+44 20 7946 0123", [{ text: '+44 20 7946 0123' }]],
  [
    '+1 212 555 0134 (mobile) / +1 212 555 0139 (work)',
    [
      { text: '+1 212 555 0134', label: 'mobile' },
      { text: '+1 212 555 0139', label: 'work' },
    ],
  ],
  [
    'Mobile\n+44 7700 900123\nWork\n020 7946 0123',
    [
      { text: '+44 7700 900123', label: 'mobile' },
      { text: '020 7946 0123', label: 'work' },
    ],
  ],
  [
    '+44 7700 900123\n(mobile)\n020 7946 0123',
    [{ text: '+44 7700 900123', label: 'mobile' }, { text: '020 7946 0123' }],
  ],
  ['4,93023E+11', [{ text: '4,93023E+11', isDamaged: true }]],
  ['#####\n020 7946 0123', [{ text: '#####', isDamaged: true }, { text: '020 7946 0123' }]],
  ['tel:+44-20-7946-0123;ext=7', [{ text: '+44-20-7946-0123;ext=7' }]],
  ['2079460123', [{ text: '2079460123' }]],
  ['1-800-FLOWERS', [{ text: '1-800-FLOWERS' }]],
  ['110', [{ text: '110' }]],
])('reads %j', (cell, numbers) => {
  expect(numbersIn(cell)).toEqual(numbers);
});

it.each(['n/a', '-', 'a ::: b', 'room 12', 'ask Ann', ''])('reads no number from %j', (cell) => {
  expect(numbersIn(cell)).toEqual([]);
});
