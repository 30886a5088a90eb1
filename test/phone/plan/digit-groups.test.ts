import { expect, it } from 'vitest';
import { asciiDigits, digitGroupsOf } from '@/lib/phone/plan/digit-groups';

const parts = (text: string) => digitGroupsOf(text).map(({ gap, digits }) => [gap, digits]);

it('reads digits and separators', () => {
  expect(parts('+1 (212) 555-0123')).toEqual([
    ['+', '1'],
    [' (', '212'],
    [') ', '555'],
    ['-', '0123'],
  ]);
});

it('reads every kind of dash, dot, space and digit', () => {
  expect(parts('１２\u2011３４\u00a0٥٦·७८\u2212９')).toEqual([
    ['', '12'],
    ['-', '34'],
    [' ', '56'],
    ['.', '78'],
    ['-', '9'],
  ]);
});

it('ignores invisible characters', () => {
  expect(parts('\u202a212\u200b555\u202c')).toEqual([
    ['', '212'],
    ['', '555'],
  ]);
});

it('returns where a number would start', () => {
  expect(digitGroupsOf('call (+49) 30').map((group) => group.numberStart)).toEqual([5, 11]);
});

it('converts mixed digits to ASCII', () => {
  expect(asciiDigits('1２٣४')).toBe('1234');
});
