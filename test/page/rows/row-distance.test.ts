// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { elementsInView, isHidden, rowDistanceOf } from '@/lib/page/rows/row-distance';

/** A row with this box. */
function row(top: number, height: number, visible = true): HTMLElement {
  const element = document.createElement('li');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  element.checkVisibility = () => visible;
  return element;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('measures how far a row is from the viewport', () => {
  expect(rowDistanceOf(row(0, 20))).toBe('near');
  expect(rowDistanceOf(row(10 * innerHeight, 20))).toBe('below');
  expect(rowDistanceOf(row(-10 * innerHeight, 20))).toBe('above');
});

it('counts a row without a height as near, unless it is hidden', () => {
  expect(rowDistanceOf(row(0, 0))).toBe('near');
  expect(rowDistanceOf(row(0, 0, false))).toBe('flat');
});

it('does not count an element as hidden if its children are drawn in its place', () => {
  const element = row(0, 0, false);
  document.body.append(element);
  expect(isHidden(element)).toBe(true);
  element.style.display = 'contents';
  expect(isHidden(element)).toBe(false);
});

it('reads the drawn elements at a grid of points in the viewport', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  const points: [number, number][] = [];
  document.elementFromPoint = (x, y) => {
    points.push([x, y]);
    return points.length % 2 ? document.body : null;
  };
  expect([...elementsInView()]).toHaveLength(10);
  expect(points).toHaveLength(20);
  expect([points[0], points.at(-1)]).toEqual([
    [20, 20],
    [780, 580],
  ]);
});
