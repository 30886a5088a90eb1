// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createDeferredRows, type DeferredRows } from '@/lib/page/rows/deferred-rows';
import { longListsUnder } from '@/lib/page/rows/long-lists';
import type { JobPause } from '@/lib/page/schedule/idle-jobs';

/** Height of a row in pixels. A viewport shows a whole number of rows. */
const ROW_HEIGHT = innerHeight / 32;
const VIEW = 32;

let rows: DeferredRows;
let met: Element[];
/** Scroll position of the page in pixels. */
let scrolled: number;
/** Number of measurements. */
let asked: number;

/** A list of `length` rows, one below the other, of `boxes` elements each. */
function list(length: number, boxes = 10): Element {
  const element = document.createElement('ul');
  element.append(...Array.from({ length }, () => row(boxes)));
  return element;
}

function row(boxes = 10): Element {
  const element = document.createElement('li');
  element.append(...Array.from({ length: boxes }, () => document.createElement('b')));
  element.getBoundingClientRect = () => {
    asked++;
    const top =
      [...(element.parentElement?.children ?? [])].indexOf(element) * ROW_HEIGHT - scrolled;
    return new DOMRect(0, top, 100, element.hasAttribute('hidden') ? 0 : ROW_HEIGHT);
  };
  return element;
}

/** Puts lists into the page and defers their rows. */
function defer(...elements: Element[]) {
  document.body.replaceChildren(...elements);
  const lists = longListsUnder(document);
  return { lists, taken: rows.defer(lists) };
}

function all<T>(job: Generator<JobPause, T>): T {
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}

/** Releases the rows near the viewport, and returns their positions in their lists. */
function takeNear(thorough = false): number[] {
  const near = all(rows.near(thorough));
  return near.map((each) => {
    rows.release(each);
    return [...(each.parentElement?.children ?? [])].indexOf(each);
  });
}

const upTo = (end: number, start = 0) => Array.from({ length: end - start }, (_, n) => start + n);

beforeEach(() => {
  met = [];
  scrolled = 0;
  asked = 0;
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return !this.closest('[hidden]');
  });
  document.elementFromPoint = () => null;
  rows = createDeferredRows((each) => met.push(each));
});

it('defers the rows of long lists only', () => {
  const [long, short] = [list(300), list(99)];
  expect([...defer(long, short).lists]).toEqual([long]);
  expect(met).toEqual([long]);
  expect(rows.isDeferred(long.children[7] as Element)).toBe(true);
  expect(rows.isDeferred(long.children[7]?.firstChild as Node)).toBe(true);
  expect(rows.isDeferred(short.children[7] as Element)).toBe(false);
  expect(rows.isDeferred(long)).toBe(false);
});

it('treats a long list in a row of another as part of that row', () => {
  const [outer, inner] = [list(150), list(200)];
  outer.children[3]?.append(inner);
  expect([...defer(outer).lists]).toEqual([outer]);
});

it('treats a text as part of the row before it', () => {
  const long = list(300);
  const [before, after] = [new Text('212 555 0134'), new Text('212 555 0135')];
  long.prepend(before);
  long.children[1]?.after(after);
  defer(long);
  expect([before, after].map(rows.isDeferred)).toEqual([false, true]);
  rows.release(long.children[1] as Element);
  expect(rows.isDeferred(after)).toBe(false);
});

it('returns the rows within a viewport of the viewport, each once', () => {
  defer(list(3000));
  expect(takeNear()).toEqual(upTo(2 * VIEW));
  expect(takeNear()).toEqual([]);
  scrolled = innerHeight;
  expect(takeNear()).toEqual(upTo(3 * VIEW, 2 * VIEW));
});

it('measures few of many rows', () => {
  defer(list(3000));
  takeNear();
  expect(asked).toBeLessThan(600);
  asked = 0;
  takeNear(true);
  expect(asked).toBe(3000);
});

it('finds the rows that a filter leaves', () => {
  const long = list(3000);
  defer(long);
  takeNear();
  for (const [at, each] of [...long.children].entries()) {
    each.toggleAttribute('hidden', at !== 2000);
    if (at === 2000) each.getBoundingClientRect = () => new DOMRect(0, 0, 100, ROW_HEIGHT);
  }
  expect(takeNear()).toEqual([2000]);
});

it('treats a row without a height as near: its boxes may be anywhere', () => {
  const long = list(3000);
  const flat = long.children[2000] as Element;
  flat.getBoundingClientRect = () => new DOMRect(0, 40_000, 100, 0);
  defer(long);
  expect(takeNear(true)).toContain(2000);
});

it('finds the row of a box in view, although the row is not', () => {
  const long = list(3000);
  defer(long);
  document.elementFromPoint = () => long.children[2500]?.firstElementChild ?? null;
  expect(takeNear(true)).toContain(2500);
});

it('finds nothing near in a hidden list', () => {
  const long = list(300);
  long.setAttribute('hidden', '');
  defer(long);
  expect(takeNear(true)).toEqual([]);
  expect([...rows.all()]).toHaveLength(300);
});

it('returns all deferred rows, those of hidden lists last', () => {
  const [hidden, shown] = [list(150), list(150)];
  hidden.setAttribute('hidden', '');
  defer(hidden, shown);
  rows.release(shown.children[0] as Element);
  expect([...rows.all()]).toEqual([...[...shown.children].slice(1), ...hidden.children]);
});

it('defers rows that were added together, and not those that were there before', () => {
  const filled = list(3);
  defer(filled);
  const news = Array.from({ length: 200 }, () => row());
  filled.append(...news);
  rows.deferAdded(news);
  expect(met).toEqual([filled]);
  expect([...filled.children].map(rows.isDeferred)).toEqual([
    ...[false, false, false],
    ...news.map(() => true),
  ]);
});

it('knows which rows of a list were read when it is added again', () => {
  const long = list(300);
  defer(long);
  takeNear();
  long.remove();
  expect(takeNear()).toEqual([]);
  expect(rows.any()).toBe(false);
  expect(defer(long).taken).toEqual([...long.children].slice(0, 2 * VIEW));
});
