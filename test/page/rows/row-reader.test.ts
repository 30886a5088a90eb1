// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeferredRows, type DeferredRows } from '@/lib/page/rows/deferred-rows';
import { createRowReader, type RowReader } from '@/lib/page/rows/row-reader';
import type { Schedule } from '@/lib/page/schedule/schedule';
import { createDelay } from '@/lib/page/schedule/timers';

/** Number of rows. Each is as high as the viewport. */
const ROWS = 200;

let rows: DeferredRows;
let reader: RowReader;
let schedule: Schedule;
let read: number[];
/** Number of scans, quick and thorough. */
let scans: number;
let busy: boolean;
/** Number of rows that the page is scrolled down. */
let scrolled: number;
let sizes: { change: () => void; of: Element[] };
let ending: AbortController;

function fill(): Element {
  const list = document.createElement('ul');
  for (let nth = 0; nth < ROWS; nth++) {
    const row = list.appendChild(document.createElement('li'));
    row.append(...Array.from({ length: 5 }, () => document.createElement('b')));
    row.getBoundingClientRect = () => {
      return new DOMRect(0, (nth - scrolled) * innerHeight, 100, innerHeight);
    };
  }
  document.body.replaceChildren(list);
  return list;
}

function* readRows(near: Iterable<Element>) {
  for (const row of near) {
    rows.release(row);
    read.push([...(row.parentElement?.children ?? [])].indexOf(row));
    yield;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  document.elementFromPoint = () => null;
  [read, scans, busy, scrolled] = [[], 0, false, 0];
  ending = new AbortController();
  sizes = { change: () => undefined, of: [] };
  const Observer = class {
    constructor(change: () => void) {
      sizes.change = change;
    }
    observe = (element: Element) => sizes.of.push(element);
    disconnect = () => {
      sizes.of = [];
    };
  };
  vi.stubGlobal('ResizeObserver', Observer);
  fill();
  rows = createDeferredRows((added) => reader.watch(added));
  schedule = {
    run(job) {
      scans++;
      while (!job.next().done);
    },
    busy: () => busy,
    delay: createDelay(ending.signal),
    now: () => 0,
    abortSignal: ending.signal,
  };
  reader = createRowReader(rows, readRows, schedule);
  rows.defer(document.querySelectorAll('ul'));
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets all timers run, and returns the rows that were read. */
function settle(): number[] {
  read = [];
  vi.runAllTimers();
  return read;
}

function scrollTo(row: number): void {
  scrolled = row;
  document.dispatchEvent(new Event('scroll'));
}

it('reads the rows that are near once, even if it is called often', () => {
  for (let time = 0; time < 5; time++) reader.readNearSoon();
  expect(settle()).toEqual([0, 1]);
  expect(scans).toBe(2);
  reader.readNearSoon();
  expect(settle()).toEqual([]);
});

it('reads the rows that are scrolled to, a viewport on each side', () => {
  scrollTo(50);
  expect(settle()).toEqual([49, 50, 51]);
});

it('reads again when the page or a list changes its size, but not at the first measurement', () => {
  expect(sizes.of.map(({ localName }) => localName)).toEqual(['body', 'ul']);
  sizes.change();
  expect(settle()).toEqual([]);
  scrolled = 80;
  sizes.change();
  expect(settle()).toEqual([79, 80, 81]);
});

it('watches the root of a document without a body', () => {
  vi.spyOn(document, 'body', 'get').mockReturnValue(null as never);
  const alone = createRowReader(rows, readRows, { ...schedule, run: () => undefined });
  alone.watch(document.createElement('ul'));
  expect(sizes.of.at(-2)).toBe(document.documentElement);
  vi.restoreAllMocks();
});

it('scans thoroughly once no other work is left', () => {
  const fixed = document.querySelectorAll('li')[120] as Element;
  document.elementFromPoint = () => fixed;
  busy = true;
  reader.readNearSoon();
  read = [];
  vi.advanceTimersByTime(5000);
  expect(read).toEqual([0, 1]);
  busy = false;
  expect(settle()).toEqual([120]);
});

it('stops once the signal has aborted', () => {
  ending.abort();
  scrollTo(50);
  expect(settle()).toEqual([]);
  expect(sizes.of).toEqual([]);
});
