import { expect, it } from 'vitest';
import {
  boxAroundBoth,
  boxAt,
  containsPoint,
  distance,
  movedInto,
  overlaps,
} from '@/lib/page/dom/geometry';

const box = boxAt(10, 20, { width: 30, height: 40 });

it('builds a box from its corner and size', () => {
  expect(box).toEqual({ left: 10, top: 20, right: 40, bottom: 60 });
});

it('tells whether a point is in a box or near it', () => {
  expect([
    containsPoint(box, 10, 60),
    containsPoint(box, 9, 60),
    containsPoint(box, 9, 61, 1),
  ]).toEqual([true, false, true]);
});

it('returns the box around two boxes', () => {
  expect(boxAroundBoth(box, boxAt(0, 50, { width: 5, height: 50 }))).toEqual({
    left: 0,
    top: 20,
    right: 40,
    bottom: 100,
  });
});

it('tells boxes that share an area from boxes that only touch', () => {
  expect(overlaps(box, boxAt(39, 59, { width: 5, height: 5 }))).toBe(true);
  expect(overlaps(box, boxAt(40, 20, { width: 5, height: 5 }))).toBe(false);
});

it('measures the gap between two boxes', () => {
  expect(distance(box, boxAt(43, 64, { width: 5, height: 5 }))).toBe(5);
  expect(distance(box, boxAt(40, 20, { width: 5, height: 5 }))).toBe(0);
});

it('moves a box into bounds, and to their start if it is too large', () => {
  const bounds = boxAt(0, 0, { width: 50, height: 50 });
  expect(movedInto(box, bounds)).toEqual({ left: 10, top: 10, right: 40, bottom: 50 });
  expect(movedInto(boxAt(20, 20, { width: 90, height: 10 }), bounds).left).toBe(0);
});
