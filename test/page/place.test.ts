import { expect, it } from 'vitest';
import { type Box, boxAt, overlaps } from '@/lib/page/geometry';
import { type Placing, placeAtTop, placeBeside } from '@/lib/page/place';

const number = boxAt(200, 100, { width: 90, height: 16 });
const base: Placing = {
  number: [number],
  size: { width: 32, height: 32 },
  viewport: { width: 800, height: 600 },
  direction: 'ltr',
  covered: () => 0,
};
const over = (reads: Box) => (box: Box) => (overlaps(box, reads) ? 1 : 0);

it('stands right after the end of the number, on its line', () => {
  const box = placeBeside(base, true)?.box;
  expect(box?.left).toBeGreaterThanOrEqual(number.right);
  expect(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2).toBe(108);
});

it('stands after the end in a right-to-left text too', () => {
  const box = placeBeside({ ...base, direction: 'rtl' }, true)?.box;
  expect(box?.right).toBeLessThanOrEqual(number.left);
});

it('begins at the end of a number of two lines', () => {
  const lines = [
    boxAt(700, 80, { width: 60, height: 16 }),
    boxAt(20, 100, { width: 40, height: 16 }),
  ];
  const box = placeBeside({ ...base, number: lines }, true)?.box;
  expect(box?.left).toBe(66);
});

it('goes where nothing is read', () => {
  const beside = boxAt(292, 90, { width: 200, height: 40 });
  const box = placeBeside({ ...base, covered: over(beside) }, true)?.box;
  expect(box && overlaps(box, beside)).toBe(false);
  expect(box && overlaps(box, number)).toBe(false);
});

it('covers as little as it can when there is text all around', () => {
  const covered = (box: Box) => (box.top > 108 ? 1 : 5);
  expect(placeBeside({ ...base, covered }, true)?.box.top).toBeGreaterThan(108);
});

it.each([
  ['right edge', boxAt(730, 100, { width: 60, height: 16 })],
  ['bottom edge', boxAt(200, 580, { width: 60, height: 16 })],
  ['corner', boxAt(738, 582, { width: 60, height: 16 })],
])('stays in the viewport and off the number at the %s', (_, at) => {
  for (const size of [base.size, { width: 300, height: 190 }]) {
    const box = placeBeside({ ...base, number: [at], size }, size.width < 100)?.box as Box;
    expect(overlaps(box, at)).toBe(false);
    expect(box.left >= 0 && box.top >= 0 && box.right <= 800 && box.bottom <= 600).toBe(true);
  }
});

it('stays on its side while the page scrolls', () => {
  const first = placeBeside({ ...base, size: { width: 300, height: 190 } }, false);
  const moved = boxAt(200, 60, { width: 90, height: 16 });
  const then = placeBeside(
    { ...base, number: [moved], size: { width: 300, height: 190 }, covered: () => 9 },
    false,
    first?.side,
  );
  expect(then?.side).toBe(first?.side);
  expect((first?.box.top ?? 0) - (then?.box.top ?? 0)).toBe(40);
});

it('leaves its side before it would cover its own number', () => {
  const card = { ...base, size: { width: 300, height: 190 } };
  const first = placeBeside(card, false);
  expect(first?.box.top).toBeGreaterThan(number.bottom);
  const low = boxAt(200, 520, { width: 90, height: 16 });
  const then = placeBeside({ ...card, number: [low] }, false, first?.side);
  expect(then && overlaps(then.box, low)).toBe(false);
});

it('is nowhere when the number is out of view', () => {
  expect(placeBeside({ ...base, number: [boxAt(0, -50, base.size)] }, true)).toBeUndefined();
  expect(placeBeside({ ...base, number: [] }, true)).toBeUndefined();
});

it('stands in the middle of the top without a number', () => {
  expect(placeAtTop({ width: 400, height: 50 }, base.viewport).left).toBe(200);
});
