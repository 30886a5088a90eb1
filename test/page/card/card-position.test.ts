import { expect, it } from 'vitest';
import {
  buttonPosition,
  cardPosition,
  positionAtCorner,
  positionAtTop,
} from '@/lib/page/card/card-position';
import { type Box, boxAt, distance, overlaps } from '@/lib/page/dom/geometry';
import { emptySurroundings, number } from './support/surroundings';

const over = (reads: Box) => (box: Box) => (overlaps(box, reads) ? 1 : 0);

it('is right after the end of the number, on its line', () => {
  const box = buttonPosition(emptySurroundings)?.box;
  expect(box?.left).toBeGreaterThanOrEqual(number.right);
  expect(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2).toBe(108);
});

it('is after the end in right-to-left text too', () => {
  const box = buttonPosition({ ...emptySurroundings, direction: 'rtl' })?.box;
  expect(box?.right).toBeLessThanOrEqual(number.left);
});

it('begins at the end of a number of two lines', () => {
  const lines = [
    boxAt(700, 80, { width: 60, height: 16 }),
    boxAt(20, 100, { width: 40, height: 16 }),
  ];
  const box = buttonPosition({ ...emptySurroundings, number: lines })?.box;
  expect(box?.left).toBe(66);
});

it('goes where it covers no text', () => {
  const beside = boxAt(292, 90, { width: 200, height: 40 });
  const box = buttonPosition({ ...emptySurroundings, covered: over(beside) })?.box;
  expect(box && overlaps(box, beside)).toBe(false);
  expect(box && overlaps(box, number)).toBe(false);
});

it('covers as little as it can when there is text all around', () => {
  const covered = (box: Box) => (box.top > 108 ? 1 : 5);
  expect(buttonPosition({ ...emptySurroundings, covered })?.box.top).toBeGreaterThan(108);
});

it('is close to a crowded number if there is room', () => {
  // An avatar before the number, actions after it, a line above and one below, as in a chatter.
  const reads = [
    boxAt(140, 90, { width: 52, height: 36 }),
    boxAt(298, 96, { width: 78, height: 30 }),
    boxAt(192, 66, { width: 84, height: 20 }),
    boxAt(192, 130, { width: 180, height: 20 }),
  ];
  const covered = (box: Box) => reads.filter((each) => overlaps(each, box)).length;
  const box = buttonPosition({ ...emptySurroundings, covered })?.box as Box;
  expect(covered(box)).toBe(0);
  expect(distance(box, number)).toBeLessThanOrEqual(24);
});

it('stays close rather than beside another number if there is no room', () => {
  const covered = (box: Box) => (distance(box, number) <= 24 ? 1 : 0);
  const far = buttonPosition({ ...emptySurroundings, covered })?.box as Box;
  expect(distance(far, number)).toBeGreaterThan(24);
  const others = () => [boxAt(0, 0, emptySurroundings.viewport)];
  const near = buttonPosition({ ...emptySurroundings, covered, others })?.box as Box;
  expect(distance(near, number)).toBeLessThanOrEqual(24);
});

const edges = [
  ['right edge', boxAt(730, 100, { width: 60, height: 16 })],
  ['bottom edge', boxAt(200, 580, { width: 60, height: 16 })],
  ['corner', boxAt(738, 582, { width: 60, height: 16 })],
  ['middle', number],
] as const;
const CARD = { width: 320, height: 190 };

it.each(edges)('stays in the viewport and off the number at the %s', (_, at) => {
  const button = buttonPosition({ ...emptySurroundings, number: [at] })?.box as Box;
  const card = cardPosition({ ...emptySurroundings, number: [at], size: CARD }, button)?.box as Box;
  for (const box of [button, card]) {
    expect(overlaps(box, at)).toBe(false);
    expect(box.left >= 0 && box.top >= 0 && box.right <= 800 && box.bottom <= 600).toBe(true);
  }
  expect(distance(card, button)).toBeLessThanOrEqual(24);
});

it.each(['ltr', 'rtl'] as const)('opens the card where its button is, %s', (direction) => {
  const placing = { ...emptySurroundings, direction, viewport: { width: 1280, height: 600 } };
  const middle = { ...placing, number: [boxAt(600, 100, { width: 90, height: 16 })] };
  const button = buttonPosition(middle)?.box as Box;
  const card = cardPosition({ ...middle, size: CARD }, button)?.box as Box;
  expect(card.top).toBe(button.top);
  expect(direction === 'ltr' ? card.left : card.right).toBe(
    direction === 'ltr' ? button.left : button.right,
  );
});

it('opens the card near its button even if it covers text everywhere', () => {
  const button = buttonPosition(emptySurroundings)?.box as Box;
  const covered = (box: Box) => 1000 - distance(box, button);
  const card = cardPosition({ ...emptySurroundings, size: CARD, covered }, button)?.box as Box;
  expect(distance(card, button)).toBeLessThanOrEqual(24);
});

it('covers a control only if it must', () => {
  const button = buttonPosition(emptySurroundings)?.box as Box;
  const control = boxAt(400, 110, { width: 100, height: 30 });
  const card = cardPosition({ ...emptySurroundings, size: CARD, covered: over(control) }, button)
    ?.box as Box;
  expect(overlaps(card, control)).toBe(false);
  expect(distance(card, button)).toBeLessThanOrEqual(24);
});

it('stays at its corner when its size changes, but never covers its own number', () => {
  const card = { ...emptySurroundings, size: CARD };
  expect(positionAtCorner(card, 296, 92)).toMatchObject({ left: 296, top: 92 });
  const low = { ...card, number: [boxAt(200, 540, { width: 90, height: 16 })] };
  expect(positionAtCorner(low, 200, 562)).toBeUndefined();
});

it('keeps the button on its side while the page scrolls', () => {
  const first = buttonPosition(emptySurroundings);
  const moved = {
    ...emptySurroundings,
    number: [boxAt(200, 60, { width: 90, height: 16 })],
    covered: () => 9,
  };
  const then = buttonPosition(moved, first?.side);
  expect(then?.side).toBe(first?.side);
  expect((first?.box.top ?? 0) - (then?.box.top ?? 0)).toBe(40);
});

it('has no position when the number is out of view', () => {
  expect(
    buttonPosition({ ...emptySurroundings, number: [boxAt(0, -50, emptySurroundings.size)] }),
  ).toBeUndefined();
  expect(buttonPosition({ ...emptySurroundings, number: [] })).toBeUndefined();
});

it('is in the middle of the top without a number', () => {
  expect(positionAtTop({ width: 400, height: 50 }, emptySurroundings.viewport).left).toBe(200);
});
