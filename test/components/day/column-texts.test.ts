import { expect, it } from 'vitest';
import { columnsWithText } from '@/components/day/column-texts';

const texts = new Map([
  [0, '9:00 AM'],
  [3, '12:00 PM'],
  [6, '3:00 PM'],
  [9, '6:00 PM'],
]);
/** Eight letters take 56 pixels. */
const widthOf = (text: string) => text.length * 7;

it.each([
  ['each where all have room', 22, [0, 3, 6, 9]],
  ['each second where neighbours would touch', 21, [0, 6]],
  ['each third in a narrow window', 8, [0, 9]],
  ['the first alone where nothing else has room', 1, [0]],
])('shows the text of %s', (_, columnWidth, shown) => {
  expect(columnsWithText(texts, { columnWidth, widthOf })).toEqual(shown);
});

it('shows a single text, and none', () => {
  expect(columnsWithText(new Map([[2, 'noon']]), { columnWidth: 20, widthOf })).toEqual([2]);
  expect(columnsWithText(new Map(), { columnWidth: 20, widthOf })).toEqual([]);
});
