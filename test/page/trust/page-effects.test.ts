// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Box, boxAt } from '@/lib/page/dom/geometry';
import { drawElement } from '@/test/support/dom/unit-layout';

const clear = 'rgba(0, 0, 0, 0)';
const inside = boxAt(100, 100, { width: 50, height: 50 });
let styles: Map<Element, Record<string, string>>;
let popovers: Element[];
let inTransition: boolean;

beforeEach(() => {
  styles = new Map();
  popovers = [];
  inTransition = false;
  document.body.innerHTML = '<section></section>';
  drawElement(card(), boxAt(0, 0, { width: 300, height: 200 }));
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('getComputedStyle', (element: Element, pseudo = '') => ({
    filter: 'none',
    pointerEvents: 'auto',
    ...(pseudo && { backgroundColor: clear, backgroundImage: 'none', backdropFilter: 'none' }),
    ...styles.get(element),
  }));
  vi.spyOn(document, 'querySelectorAll').mockImplementation(
    () => popovers as unknown as NodeListOf<Element>,
  );
  vi.spyOn(document.documentElement, 'matches').mockImplementation(
    (selector) => selector === ':active-view-transition' && inTransition,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = () => document.querySelector('section') as Element;
const style = (element: Element, told: Record<string, string>) => styles.set(element, told);

/** Returns whether the page has effects, in a browser that does or does not report visibility. */
async function hasEffects(reports = false): Promise<boolean> {
  vi.stubGlobal('IntersectionObserverEntry', { prototype: reports ? { isVisible: true } : {} });
  vi.resetModules();
  const { hasPageEffects, reportsVisibility } = await import('@/lib/page/trust/page-effects');
  expect(reportsVisibility).toBe(reports);
  return hasPageEffects(document, card());
}

/** Opens a popover of the page, or of a frame's document. */
function open(box: Box, told: Record<string, string>, within = document): void {
  const popover = within.createElement('div');
  drawElement(popover, box);
  style(popover, told);
  popovers.push(popover);
}

it('finds no effects on a plain page', async () => {
  expect(await hasEffects()).toBe(false);
  expect(await hasEffects(true)).toBe(false);
});

it.each([true, false])('finds a view transition (visibility reported: %s)', async (reports) => {
  inTransition = true;
  expect(await hasEffects(reports)).toBe(true);
});

it('checks for view transitions only if the browser has them', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  inTransition = true;
  expect(await hasEffects(true)).toBe(false);
});

it.each([
  ['invert(1)', false],
  ['invert(0.93) hue-rotate(180deg)', false],
  ['blur(20px)', true],
  ['opacity(0)', true],
  ['invert(0.5)', true],
  ['invert(1) blur(20px)', true],
])(
  'checks the filter %s on the root if the browser does not report visibility',
  async (filter, found) => {
    style(document.documentElement, { filter });
    expect(await hasEffects()).toBe(found);
    expect(await hasEffects(true)).toBe(false);
  },
);

it.each([
  ['lets the pointer through and lies over the card', inside, { pointerEvents: 'none' }, true],
  ['takes the pointer: the hit test meets it', inside, {}, false],
  [
    'lets the pointer through beside the card',
    boxAt(500, 500, { width: 50, height: 50 }),
    { pointerEvents: 'none' },
    false,
  ],
  ['has a coloured backdrop', inside, { backgroundColor: 'rgb(0, 0, 0)' }, true],
  ['has a picture behind it', inside, { backgroundImage: 'url(x)' }, true],
  ['blurs what is behind it', inside, { backdropFilter: 'blur(9px)' }, true],
])('judges an open popover that %s', async (_, box, told, found) => {
  open(box, told);
  expect(await hasEffects()).toBe(found);
  expect(await hasEffects(true)).toBe(false);
});

it('skips the popovers of frames, which stay in their frames', async () => {
  open(inside, { pointerEvents: 'none' }, document.implementation.createHTMLDocument());
  expect(await hasEffects()).toBe(false);
  open(inside, { pointerEvents: 'none' });
  expect(await hasEffects()).toBe(true);
});
