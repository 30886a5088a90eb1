import { expect, it } from 'vitest';
import { isWordOfOtherCell, positionInRow } from '@/lib/phone/evidence/cells';

it('takes words of another cell as a label only if they are all of it', () => {
  expect(isWordOfOtherCell('PSYCHOLOGY,Social Work,')).toBe(true);
  expect(isWordOfOtherCell('Jo Park,Work phone,')).toBe(false);
  expect(isWordOfOtherCell('Jo Park,phone: ')).toBe(false);
  expect(isWordOfOtherCell('Phone ')).toBe(false);
});

it.each([
  ["'Tegucigalpa, Honduras', '", "', 'centro@example.com');", 'contact'],
  ['lane@example.com;', ';Reno', 'contact'],
  ['Reno,', ',', 'cell'],
  ['Reno, ', ' or lane@example.com', 'near'],
])('tells where a number between %s and %s is', (before, after, position) => {
  expect(positionInRow({ before, after })).toBe(position);
});
