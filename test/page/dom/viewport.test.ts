// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { nearViewport, onViewportChange, type ViewportDistance } from '@/lib/page/dom/viewport';

it('reports scrolling of any element and resizing of the window, until the signal aborts', () => {
  const ending = new AbortController();
  const onChange = vi.fn();
  onViewportChange(onChange, ending.signal);
  const box = document.body.appendChild(document.createElement('div'));
  box.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('transitionend'));
  window.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenCalledTimes(3);
  ending.abort();
  box.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenCalledTimes(3);
});

/**
 * Looks at `count` rows, of which `first` to `last` are near. Returns these, and how many were
 * measured.
 */
function look(count: number, first: number, last: number, thorough = false) {
  const rows = Array.from({ length: count }, (_, row) => row);
  let asked = 0;
  const distanceOf = (row: number): ViewportDistance => {
    asked++;
    if (row < first) return 'above';
    return row > last ? 'below' : 'near';
  };
  const looking = nearViewport(rows, distanceOf, thorough);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return { near: [...value], asked };
  }
}

const rowsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => first + nth);

it.each([
  [0, 39],
  [31, 32],
  [500, 530],
  [4321, 4360],
  [7999, 7999],
])('finds the rows from %i to %i among 8,000, and measures few others', (first, last) => {
  const { near, asked } = look(8000, first, last);
  expect(near).toEqual(rowsFrom(first, last));
  expect(asked).toBeLessThan(250);
});

it('measures each row in a thorough scan', () => {
  const { near, asked } = look(8000, 4321, 4321, true);
  expect(near).toEqual([4321]);
  expect(asked).toBe(8000);
});
