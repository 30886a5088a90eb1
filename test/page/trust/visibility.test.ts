// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import { type ButtonUse, type VisibilityWatch, watchVisibility } from '@/lib/page/trust/visibility';
import { drawElement, setElementAtPoint } from '@/test/support/dom/unit-layout';

const page = vi.hoisted(() => ({ hasEffects: false, reportsVisibility: false }));
vi.mock('@/lib/page/trust/page-effects', () => ({
  hasPageEffects: () => page.hasEffects,
  get reportsVisibility() {
    return page.reportsVisibility;
  },
}));

const bubbles = vi.hoisted(() => ({ shown: false }));
vi.mock('@/lib/page/trust/browser-overlays', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  mayShowNativeOverlay: () => bubbles.shown,
}));

const lists = { open: false };

const START = 1000;
const size = { width: 80, height: 32 };
let now: number;
let frames: FrameRequestCallback[];
let ending: AbortController;
let host: HTMLElement;
let card: HTMLElement;
let button: HTMLElement;

beforeEach(() => {
  now = START;
  frames = [];
  page.hasEffects = false;
  page.reportsVisibility = false;
  bubbles.shown = false;
  lists.open = false;
  ending = new AbortController();
  document.body.innerHTML = '<div><section><button>Call</button></section></div><p>Ada</p>';
  [host, card, button] = ['div', 'section', 'button'].map(
    (name) => document.querySelector(name) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  put(100, 100);
  setElementAtPoint(() => card);
  button.checkVisibility = () => true;
  Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws card and button at a position. */
function put(left: number, top: number, told = size): void {
  drawElement(card, boxAt(left - 10, top - 60, { width: 300, height: 180 }));
  drawElement(button, boxAt(left, top, told));
}

/** Lets the page paint until this long after the start, every 20 ms. */
function paintUntil(after: number): void {
  while (now < START + after) {
    now += 20;
    for (const run of frames.splice(0)) run(now);
  }
}

const watch = (use: ButtonUse = 'calls'): VisibilityWatch =>
  watchVisibility(button, { host, use, mayShowList: () => lists.open }, ending.signal);

it('reports since when a button is visible and still', () => {
  const { state } = watch();
  paintUntil(400);
  expect(state()).toEqual({ visibleSince: START, stillSince: START });
});

it('starts again after each move of more than a pixel', () => {
  const { state } = watch();
  paintUntil(200);
  put(101, 100);
  paintUntil(220);
  expect(state().stillSince).toBe(START);
  put(103, 100);
  paintUntil(400);
  expect(state()).toEqual({ visibleSince: START, stillSince: START + 240 });
});

it('starts again when the button becomes wider', () => {
  const { state } = watch();
  paintUntil(100);
  put(100, 100, { width: 120, height: 32 });
  paintUntil(120);
  expect(state().stillSince).toBe(START + 120);
});

/** The nth of the points at which button and card are probed lies under something of the page. */
function coverPoint(nth: number): void {
  let probed = 0;
  setElementAtPoint(() => (probed++ % 10 === nth ? document.querySelector('p') : card));
}

it.each(Array.from({ length: 10 }, (_, nth) => nth))(
  'reports a button as covered if point %i of button and card is',
  (nth) => {
    const { state } = watch();
    paintUntil(100);
    coverPoint(nth);
    paintUntil(120);
    expect(state().visibleSince).toBeUndefined();
    setElementAtPoint(() => card);
    paintUntil(140);
    expect(state().visibleSince).toBe(START + 140);
  },
);

it.each([
  ['begins left of the viewport', () => put(5, 100)],
  ['ends right of the viewport', () => put(720, 100)],
  ['begins above the viewport', () => put(100, 50)],
  ['ends below the viewport', () => put(100, 600)],
  ['is too small to be seen', () => put(100, 100, { width: 23, height: 32 })],
  ['is faded or hidden', () => Object.assign(button, { checkVisibility: () => false })],
  ['is on a page with effects', () => Object.assign(page, { hasEffects: true })],
  ['may be under a list of remembered values', () => Object.assign(lists, { open: true })],
])('does not report a button as visible that %s', (_, change) => {
  const { state, look } = watch();
  expect(state().visibleSince).toBe(START);
  change();
  look();
  expect(state().visibleSince).toBeUndefined();
});

it.each(['beforetoggle', 'toggle', 'fullscreenchange'])(
  'starts again after a %s: the top layer changed',
  (type) => {
    const { state } = watch();
    paintUntil(100);
    document.body.dispatchEvent(new Event(type));
    expect(state().visibleSince).toBeUndefined();
    paintUntil(120);
    expect(state().visibleSince).toBe(START + 120);
  },
);

it('starts again if the page painted nothing for a while', () => {
  const { state, look } = watch();
  paintUntil(100);
  now = START + 401;
  look();
  expect(state()).toEqual({ visibleSince: now, stillSince: now });
});

it.each([
  ['opens', true],
  ['calls', false],
] as const)(
  'is visible under a bubble if it opens the card, not if it calls (%s)',
  (use, whileShown) => {
    const { state, look } = watch(use);
    const isVisible = () => {
      look();
      return state().visibleSince !== undefined;
    };
    expect(isVisible()).toBe(true);
    bubbles.shown = true;
    expect(isVisible()).toBe(whileShown);
  },
);

it('stops looking when the button leaves the page, and after its end', () => {
  watch();
  button.remove();
  paintUntil(20);
  expect(frames).toEqual([]);
  host.append(button);
  watch();
  ending.abort();
  paintUntil(40);
  expect(frames).toEqual([]);
});

it('uses IntersectionObserver v2 if the browser has it', () => {
  let report: IntersectionObserverCallback = () => undefined;
  const observed: [Element, IntersectionObserverInit | undefined][] = [];
  const disconnect = vi.fn();
  page.reportsVisibility = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = disconnect;
      readonly options: IntersectionObserverInit | undefined;
      constructor(run: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        report = run;
        this.options = options;
      }
      observe(element: Element): void {
        observed.push([element, this.options]);
      }
    },
  );
  const say = (...visible: boolean[]) => {
    const entries = visible.map((isVisible) => ({ isVisible })) as never;
    report(entries, undefined as never);
  };
  const { state, look } = watch();
  expect(observed).toEqual([[card, { threshold: 1, trackVisibility: true, delay: 100 }]]);
  expect(state().visibleSince).toBeUndefined();
  say(false, true);
  look();
  expect(state().visibleSince).toBe(START);
  say(true, false);
  look();
  expect(state().visibleSince).toBeUndefined();
  ending.abort();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('counts a button as covered while a page makes a check fail, and keeps checking', () => {
  const { state } = watch();
  paintUntil(100);
  setElementAtPoint(() => {
    throw new TypeError('not a function');
  });
  paintUntil(200);
  expect(state().visibleSince).toBeUndefined();
  setElementAtPoint(() => card);
  paintUntil(220);
  expect(state().visibleSince).toBe(START + 220);
});
