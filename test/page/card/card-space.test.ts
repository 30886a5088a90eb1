// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Anchor } from '@/lib/page/card/card-handle';
import { createCardPlace } from '@/lib/page/card/card-space';
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

/** A number whose place the page can change. */
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
  const box = createCardPlace(document).boxFor(undefined, card, false, clear);
  expect(corner(box)).toEqual({ left: 350, top: 16 });
});

it('moves the button with its number, on the same side of it', () => {
  const place = createCardPlace(document);
  const { anchor, moveTo, box } = anchorAt(200, 100);
  const before = place.boxFor(anchor, button, true, clear);
  moveTo(220, 300);
  page.texts = [boxAt(box().right, 280, { width: 60, height: 60 })];
  const after = place.boxFor(anchor, button, true, clear);
  expect(corner(after)).toEqual({ left: (before?.left ?? 0) + 20, top: (before?.top ?? 0) + 200 });
});

it('hides the button when its number leaves the viewport, and keeps the card', () => {
  const place = createCardPlace(document);
  const { anchor, moveTo } = anchorAt(200, 100);
  const stood = place.boxFor(anchor, card, false, clear);
  moveTo(200, -400);
  expect(place.boxFor(anchor, card, false, clear)).toEqual(stood);
  expect(place.boxFor(anchor, button, true, clear)).toBeUndefined();
});

it('puts the card of a number that is out of view at the top', () => {
  const { anchor } = anchorAt(200, -400);
  const box = createCardPlace(document).boxFor(anchor, card, false, clear);
  expect(corner(box)).toEqual({ left: 350, top: 16 });
});

it('keeps the corner of a card that becomes larger, and looks under it only once', () => {
  const place = createCardPlace(document);
  const { anchor } = anchorAt(200, 100);
  const first = place.boxFor(anchor, card, false, clear);
  const second = place.boxFor(anchor, { ...card, height: 260 }, false, clear);
  expect(corner(second)).toEqual(corner(first));
  expect(clear).toHaveBeenCalledOnce();
  expect(place.isAbove()).toBe(false);
});

it('lets a card above its number grow upwards', () => {
  const place = createCardPlace(document);
  const { anchor, box } = anchorAt(200, 660);
  page.texts = [boxAt(0, 655, { width: 1000, height: 45 })];
  const first = place.boxFor(anchor, card, false, clear);
  expect(place.isAbove()).toBe(true);
  expect(first?.bottom).toBeLessThanOrEqual(box().top);
  const second = place.boxFor(anchor, { ...card, height: 260 }, false, clear);
  expect(second?.bottom).toBe(first?.bottom);
  expect(clear).toHaveBeenCalledOnce();
});

it('opens the card where its button stood', () => {
  const place = createCardPlace(document);
  const { anchor } = anchorAt(200, 100);
  const stood = place.boxFor(anchor, button, true, noClearing);
  const opened = place.boxFor(anchor, card, false, clear);
  expect(corner(opened)).toEqual(corner(stood));
});

it('forgets the places of a number when another or none is shown', () => {
  const place = createCardPlace(document);
  const { anchor } = anchorAt(200, 100);
  place.boxFor(anchor, card, false, clear);
  place.boxFor(anchorAt(500, 300).anchor, card, false, clear);
  place.boxFor(anchor, card, false, clear);
  expect(clear).toHaveBeenCalledTimes(3);
  place.forget();
  place.boxFor(anchor, card, false, clear);
  expect(clear).toHaveBeenCalledTimes(4);
});

it('covers other text rather than another number', () => {
  const free = createCardPlace(document).boxFor(anchorAt(200, 100).anchor, button, true, clear);
  if (!free) throw new Error('a place');
  // Everything around the number is read; where the button would stand is another number.
  page.texts = [boxAt(0, 0, { width: 1000, height: 700 })];
  const others = () => [free];
  const { anchor } = anchorAt(200, 100, { others });
  const box = createCardPlace(document).boxFor(anchor, button, true, clear);
  expect(box && overlaps(box, free)).toBe(false);
});

it('stands under the pointer only as the last resort', () => {
  const free = createCardPlace(document).boxFor(anchorAt(200, 100).anchor, button, true, clear);
  if (!free) throw new Error('a place');
  page.texts = [boxAt(0, 0, { width: 1000, height: 700 })];
  const at = { x: free.left + 5, y: free.top + 5 };
  const { anchor } = anchorAt(200, 100, { pointer: () => at });
  const box = createCardPlace(document).boxFor(anchor, button, true, clear);
  expect(box && containsPoint(box, at.x, at.y)).toBe(false);
});

it('measures other numbers at most once per placing', () => {
  const others = vi.fn(() => []);
  const { anchor } = anchorAt(200, 100, { others });
  page.texts = [boxAt(0, 0, { width: 1000, height: 700 })];
  createCardPlace(document).boxFor(anchor, card, false, clear);
  expect(others).toHaveBeenCalledOnce();
});

it('does not cover the label before a field, even if that is the only free place', () => {
  page.texts = [boxAt(395, 0, { width: 605, height: 700 })];
  const beside = (told: Partial<Anchor>) => {
    const { anchor, box } = anchorAt(400, 100, told);
    const place = createCardPlace(document).boxFor(anchor, button, true, clear);
    return (place?.right ?? 0) <= box().left;
  };
  expect(beside({})).toBe(true);
  expect(beside({ field: document.createElement('input') })).toBe(false);
});
