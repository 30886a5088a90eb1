// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Anchor } from '@/lib/page/card/card-handle';
import { createPositionMemory } from '@/lib/page/card/position-memory';
import { type Box, boxAt, containsPoint, overlaps } from '@/lib/page/dom/geometry';

/** Boxes of the page's texts. */
const page = vi.hoisted(() => ({
  texts: [] as { left: number; top: number; right: number; bottom: number }[],
}));
vi.mock('@/lib/page/card/covered-text', () => ({
  coveredBy: (_: Document, box: Box) => page.texts.filter((text) => overlaps(text, box)).length,
}));

const button = { width: 32, height: 32 };
const card = { width: 300, height: 180 };
const number = { width: 90, height: 16 };
const noClearing = () => undefined;
let clear: () => void;

beforeEach(() => {
  page.texts = [];
  clear = vi.fn();
  Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
});

/** A number whose position the page can change. */
function anchorAt(left: number, top: number, told: Partial<Anchor> = {}) {
  let box = boxAt(left, top, number);
  const anchor: Anchor = {
    boxes: () => [box],
    others: () => [],
    isCurrent: () => true,
    direction: 'ltr',
    ...told,
  };
  const moveTo = (x: number, y: number) => {
    box = boxAt(x, y, number);
  };
  return { anchor, moveTo, box: () => box };
}

const corner = (box: Box | undefined) => box && { left: box.left, top: box.top };

it('puts a card without a number at the top, in the middle', () => {
  const box = createPositionMemory(document).boxFor(undefined, card, false, clear);
  expect(corner(box)).toEqual({ left: 350, top: 16 });
});

it('moves the button with its number, on the same side of it', () => {
  const position = createPositionMemory(document);
  const { anchor, moveTo, box } = anchorAt(200, 100);
  const before = position.boxFor(anchor, button, true, clear);
  moveTo(220, 300);
  page.texts = [boxAt(box().right, 280, { width: 60, height: 60 })];
  const after = position.boxFor(anchor, button, true, clear);
  expect(corner(after)).toEqual({ left: (before?.left ?? 0) + 20, top: (before?.top ?? 0) + 200 });
});

it('hides the button when its number leaves the viewport, and keeps the card', () => {
  const position = createPositionMemory(document);
  const { anchor, moveTo } = anchorAt(200, 100);
  const stood = position.boxFor(anchor, card, false, clear);
  moveTo(200, -400);
  expect(position.boxFor(anchor, card, false, clear)).toEqual(stood);
  expect(position.boxFor(anchor, button, true, clear)).toBeUndefined();
});

it('puts the card of a number that is out of view at the top', () => {
  const { anchor } = anchorAt(200, -400);
  const box = createPositionMemory(document).boxFor(anchor, card, false, clear);
  expect(corner(box)).toEqual({ left: 350, top: 16 });
});

it('keeps the corner of a card that becomes larger, and looks under it only once', () => {
  const position = createPositionMemory(document);
  const { anchor } = anchorAt(200, 100);
  const first = position.boxFor(anchor, card, false, clear);
  const second = position.boxFor(anchor, { ...card, height: 260 }, false, clear);
  expect(corner(second)).toEqual(corner(first));
  expect(clear).toHaveBeenCalledOnce();
  expect(position.isAbove()).toBe(false);
});

it('lets a card above its number grow upwards', () => {
  const position = createPositionMemory(document);
  const { anchor, box } = anchorAt(200, 660);
  page.texts = [boxAt(0, 655, { width: 1000, height: 45 })];
  const first = position.boxFor(anchor, card, false, clear);
  expect(position.isAbove()).toBe(true);
  expect(first?.bottom).toBeLessThanOrEqual(box().top);
  const second = position.boxFor(anchor, { ...card, height: 260 }, false, clear);
  expect(second?.bottom).toBe(first?.bottom);
  expect(clear).toHaveBeenCalledOnce();
});

it('opens the card where its button stood', () => {
  const position = createPositionMemory(document);
  const { anchor } = anchorAt(200, 100);
  const stood = position.boxFor(anchor, button, true, noClearing);
  const opened = position.boxFor(anchor, card, false, clear);
  expect(corner(opened)).toEqual(corner(stood));
});

it('forgets the positions of a number when another or none is shown', () => {
  const position = createPositionMemory(document);
  const { anchor } = anchorAt(200, 100);
  position.boxFor(anchor, card, false, clear);
  position.boxFor(anchorAt(500, 300).anchor, card, false, clear);
  position.boxFor(anchor, card, false, clear);
  expect(clear).toHaveBeenCalledTimes(3);
  position.forget();
  position.boxFor(anchor, card, false, clear);
  expect(clear).toHaveBeenCalledTimes(4);
});

it('covers other text rather than another number', () => {
  const free = createPositionMemory(document).boxFor(
    anchorAt(200, 100).anchor,
    button,
    true,
    clear,
  );
  if (!free) throw new Error('a position');
  // Everything around the number is read; where the button would stand is another number.
  page.texts = [boxAt(0, 0, { width: 1000, height: 700 })];
  const others = () => [free];
  const { anchor } = anchorAt(200, 100, { others });
  const box = createPositionMemory(document).boxFor(anchor, button, true, clear);
  expect(box && overlaps(box, free)).toBe(false);
});

it('is under the pointer only as the last resort', () => {
  const free = createPositionMemory(document).boxFor(
    anchorAt(200, 100).anchor,
    button,
    true,
    clear,
  );
  if (!free) throw new Error('a position');
  page.texts = [boxAt(0, 0, { width: 1000, height: 700 })];
  const at = { x: free.left + 5, y: free.top + 5 };
  const { anchor } = anchorAt(200, 100, { pointer: () => at });
  const box = createPositionMemory(document).boxFor(anchor, button, true, clear);
  expect(box && containsPoint(box, at.x, at.y)).toBe(false);
});

it('measures other numbers at most once per placing', () => {
  const others = vi.fn(() => []);
  const { anchor } = anchorAt(200, 100, { others });
  page.texts = [boxAt(0, 0, { width: 1000, height: 700 })];
  createPositionMemory(document).boxFor(anchor, card, false, clear);
  expect(others).toHaveBeenCalledOnce();
});

it('does not cover the label before a field, even if that is the only free position', () => {
  page.texts = [boxAt(395, 0, { width: 605, height: 700 })];
  const beside = (told: Partial<Anchor>) => {
    const { anchor, box } = anchorAt(400, 100, told);
    const position = createPositionMemory(document).boxFor(anchor, button, true, clear);
    return (position?.right ?? 0) <= box().left;
  };
  expect(beside({})).toBe(true);
  expect(beside({ field: document.createElement('input') })).toBe(false);
});
