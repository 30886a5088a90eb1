// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHighlighter } from '@/lib/page/highlights/highlighter';
import type { Mark } from '@/lib/page/highlights/mark';
import { createPainter, type Painter } from '@/lib/page/highlights/painter';
import type { IdleJob } from '@/lib/page/schedule/idle-jobs';
import { completeDom } from '@/test/support/dom/unit-dom';

const painted = new Set<unknown>();
let ending: AbortController;
let waits: (() => void)[];
let painter: Painter;

function drain(job: IdleJob): void {
  while (!job.next().done);
}

/** Creates a paragraph at this vertical position, with a mark on its text. */
function markAt(top: number): Mark & { move: (top: number) => void } {
  const element = document.createElement('p');
  element.textContent = '212 555 0134';
  document.body.append(element);
  let at = top;
  element.getBoundingClientRect = () => new DOMRect(0, at, 100, 20);
  const text = element.firstChild as Text;
  return {
    candidate: { raw: text.data, before: '', after: '' },
    found: { start: 0, end: text.length, confidence: 'certain' },
    nodes: [text],
    range: { startContainer: text, startOffset: 0, endContainer: text, endOffset: text.length },
    move: (next) => {
      at = next;
    },
  };
}

/** Runs all delays, and those that they start. */
function settle(): void {
  while (waits.length > 0) for (const run of waits.splice(0)) run();
}

beforeEach(() => {
  document.body.replaceChildren();
  completeDom();
  painted.clear();
  ending = new AbortController();
  // One set for the highlights of all confidences.
  vi.stubGlobal(
    'Highlight',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: one set for all highlights.
        return painted;
      }
    },
  );
  vi.stubGlobal('CSS', { highlights: new Map() });
  waits = [];
  painter = createPainter(createHighlighter(ending.signal), {
    run: drain,
    busy: () => false,
    delay: (run) => void waits.push(run),
    now: () => 0,
    abortSignal: ending.signal,
  });
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

it('paints all marks of a page with few', () => {
  for (let n = 0; n < 200; n++) painter.add(markAt(n * 100));
  settle();
  expect(painted.size).toBe(200);
  expect([...painter.painted()]).toHaveLength(200);
});

it('paints many marks together: each painting makes the browser look at the whole page', () => {
  painter.add(markAt(0));
  settle();
  expect(painted.size).toBe(1);
  for (let n = 0; n < 10; n++) painter.add(markAt(n * 100));
  expect(painted.size).toBe(1);
  settle();
  expect(painted.size).toBe(11);
});

it('paints only the marks near the viewport if there are many', () => {
  for (let n = 0; n < 1200; n++) painter.add(markAt(n * 100));
  settle();
  expect(painted.size).toBe(Math.ceil((2 * innerHeight) / 100));
});

it('paints marks that come near, and unpaints those that go away', () => {
  const marks = Array.from({ length: 1200 }, (_, n) => markAt(100_000 + n));
  for (const mark of marks) painter.add(mark);
  settle();
  expect(painted.size).toBe(0);
  marks[700]?.move(50);
  document.dispatchEvent(new Event('scroll'));
  settle();
  expect([...painted]).toMatchObject([{ startContainer: marks[700]?.nodes[0] }]);
  marks[700]?.move(90_000);
  document.dispatchEvent(new Event('scroll'));
  settle();
  expect(painted.size).toBe(0);
});

it('unpaints removed marks', () => {
  const [gone, late] = [markAt(0), markAt(20)];
  painter.add(gone);
  settle();
  painter.remove(gone);
  painter.add(late);
  painter.remove(late);
  settle();
  expect(painted.size).toBe(0);
});

it('finds a mark in view among far ones in its thorough scan', () => {
  const marks = Array.from({ length: 1200 }, (_, n) => markAt(100_000 + n));
  marks[700]?.move(50);
  for (const mark of marks) painter.add(mark);
  while (waits.length > 1) for (const run of waits.splice(0, waits.length - 1)) run();
  settle();
  expect([...painted]).toMatchObject([{ startContainer: marks[700]?.nodes[0] }]);
});

it('measures few of many marks at first', () => {
  let asked = 0;
  for (let n = 0; n < 1600; n++) {
    const mark = markAt(100_000 + n);
    const element = mark.nodes[0]?.parentElement as Element;
    const box = new DOMRect(0, 100_000 + n, 100, 20);
    element.getBoundingClientRect = () => {
      asked++;
      return box;
    };
    painter.add(mark);
  }
  for (const run of waits.splice(0)) run();
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(250);
});
