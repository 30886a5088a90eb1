import { expect, it } from 'vitest';
import { buttonSides, cardSides, gapTo } from '@/lib/page/card/card-sides';
import { boxAt } from '@/lib/page/dom/geometry';
import { emptySurroundings, number } from './support/surroundings';

const card = { ...emptySurroundings, size: { width: 300, height: 200 } };

it('tries the end of the number first, on its line, in either writing direction', () => {
  expect(buttonSides(emptySurroundings, number)[0]).toMatchObject({ left: 296, top: 92 });
  const rtl = buttonSides({ ...emptySurroundings, direction: 'rtl' }, number);
  expect(rtl[0]).toMatchObject({ right: 194, top: 92 });
});

it('keeps the button off the number everywhere', () => {
  expect(buttonSides(emptySurroundings, number).every((box) => gapTo([number], box) >= 3)).toBe(
    true,
  );
});

it('tries no position before a field: labels and icons are there', () => {
  const leftmost = Math.min(
    ...buttonSides({ ...emptySurroundings, inField: true }, number).map(({ left }) => left),
  );
  expect(leftmost).toBe(number.left);
});

it('opens the card at its button, downwards first; upwards it ends above the button', () => {
  const button = boxAt(296, 92, emptySurroundings.size);
  const [down, up] = cardSides(card, number, button);
  expect(down).toMatchObject({ left: button.left, top: button.top });
  expect(up?.bottom).toBe(button.top - 6);
});

it('measures the gap to the nearest of several lines', () => {
  const second = boxAt(0, 120, { width: 40, height: 16 });
  expect(gapTo([number, second], boxAt(50, 120, { width: 10, height: 10 }))).toBe(10);
});
