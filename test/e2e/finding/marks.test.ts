import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readStill, restOn, type SeenButton } from '@/test/support/card/call-button';
import { readCard } from '@/test/support/card/card';
import { marksOf } from '@/test/support/page/frame-marks';
import { readVisibleRows, type SeenRows } from '@/test/support/page/rows-in-view';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
/** Right beside the number, in pixels. */
const BESIDE = 10;
const WINDOW = { width: 1280, height: 800 };
/** What a page's viewport is when the rep has zoomed it to 200 %. */
const ZOOMED = { width: 640, height: 400, deviceScaleFactor: 2 };
describe.concurrent.each(browserNames)('marks and button in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  const visit = (slug: string) => page.goto(`${connected.sandbox.crmUrl}/hard/${slug}`);
  const marked = (text: string) =>
    waitUntil(
      async () => (await marksOf(page)).some((mark) => mark.text === text),
      `a mark on ${text}`,
    );
  /** Rests on a number of the page's own document, once it is marked. */
  const rest = async (text: string): Promise<SeenButton> => {
    await marked(text);
    return restOn(page, page.mainFrame(), text);
  };
  const buttonAt = (text: string, isSo: (button: SeenButton) => boolean) =>
    waitUntil(async () => {
      const button = await readStill(page.mainFrame(), text);
      return button && isSo(button);
    }, `the button where ${text} is now`);

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
  });
  afterAll(() => connected?.stop());

  it("marks do not shift the page's layout", inTurn, async () => {
    await visit('print');
    await marked('(646) 555-0156');
    // Firefox measures no shifts; test/e2e/finding/hard-pages.test.ts compares the layouts in both.
    if (browser === 'chromium') expect(await page.evaluate(shifts)).toEqual([]);
  });

  it('marks are on the screen, not in print', inTurn, async () => {
    // Firefox's driver emulates no printer; test/page/highlights/marks-css.test.ts reads the rules for both.
    if (browser === 'firefox') return;
    const picture = async () => Buffer.from(await page.screenshot()).toString('base64');
    const drawn = await picture();
    await page.emulateMediaType('print');
    const printed = await picture();
    await page.evaluate(() => CSS.highlights.clear());
    expect((await picture()) === printed).toBe(true);
    await page.emulateMediaType('screen');
    expect((await picture()) === drawn).toBe(false);
    await page.emulateMediaType();
  });

  it(
    'the marks of a page that grows large are tints where an underline is dear',
    inTurn,
    async () => {
      await visit('print');
      await marked('(646) 555-0156');
      expect(await page.evaluate(looks)).toEqual(['underline']);
      await page.evaluate(growLarge, '+44 20 7946 0999');
      await marked('+44 20 7946 0999');
      // Nowhere two looks at once.
      const look = browser === 'chromium' ? 'tint' : 'underline';
      expect(await page.evaluate(looks)).toEqual([look]);
      const texts = (await marksOf(page)).map(({ text }) => text);
      expect(texts).toContain('(646) 555-0156');
    },
  );

  it('the button follows its number in a scrolling box', inTurn, async () => {
    await visit('zoom');
    const text = '+49 30 23125 155';
    const { box, gap } = await rest(text);
    await page.evaluate(() => document.querySelector('.scroller')?.scrollBy(0, 16));
    await buttonAt(text, (now) => Math.abs(now.gap - gap) < 1 && now.box.top < box.top - 8);
  });

  it('the button follows its number while rows change places', inTurn, async () => {
    await visit('keyed-list');
    const { box } = await rest('+44 20 7946 0031');
    // Whoever was under the pointer when it had rested.
    const card = await waitUntil(() => readCard(connected.rig, page), 'a button');
    const name = card.buttons[0]?.name.replace('Call ', '') ?? '';
    const text = await page.evaluate(phoneOf, name);
    await buttonAt(text, (now) => Math.abs(now.box.top - box.top) > 30 && now.gap < BESIDE);
  });

  it.each([
    ['zoomed to 200 %', 'print', '+44 20 7946 0156', () => page.setViewport(ZOOMED)],
    ['with a zoom of its own', 'rtl-hebrew', '+49 30 23125 150', () => page.evaluate(zoomPage)],
    ['of text turned', 'zoom', '+44 20 7946 0155', async () => {}],
    ['of text at twice the size', 'zoom', '(646) 555-0155', async () => {}],
    ['over two lines', 'zoom', '+33 1 99 00 11 55', async () => {}],
    ['in a dialog in the top layer', 'dialog', '+44 20 7946 0162', async () => {}],
  ])('the button is beside a number on a page %s', inTurn, async (_, slug, text, change) => {
    await visit(slug);
    await change();
    const { covers, gap, inView } = await rest(text);
    await page.setViewport(WINDOW);
    expect({ covers, inView }).toEqual({ covers: [], inView: true });
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(70);
  });

  it('rows of a virtual list are marked after any scrolling', inTurn, async () => {
    await visit('virtual-scroll');
    for (const part of [0, 0.5, 1]) {
      await page.evaluate(scrollTo, '.virtual', part);
      const what = `the rows at ${part} to be marked`;
      await waitUntil(async () => areMarked(await readVisibleRows(page)), what, 30_000);
    }
  });
});

function areMarked({ numbers, unmarked, strange }: SeenRows): boolean {
  return numbers.length >= 8 && unmarked.length + strange.length === 0;
}

/** Runs in the page: how its marks look, each way once, as the browser computes it. */
function looks(): string[] {
  const looksOf = ([name, highlight]: [string, Highlight]) => {
    const { textDecorationLine, backgroundColor } = getComputedStyle(
      [...highlight][0]?.startContainer.parentElement ?? document.documentElement,
      `::highlight(${name})`,
    );
    const drawn: string[] = [];
    if (textDecorationLine.includes('underline')) drawn.push('underline');
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) drawn.push('tint');
    return drawn;
  };
  const ours = [...CSS.highlights].filter(([name]) => name.startsWith('handset-'));
  return [...new Set(ours.flatMap(looksOf))];
}

/** Runs in the page: a page as an application builds it up, with a number at its end. */
function growLarge(number: string): void {
  const rows = document.createElement('div');
  rows.innerHTML = `${'<i></i>'.repeat(5000)}<p>${number}</p>`;
  document.body.prepend(rows);
}

/** Runs in the page: what moved since it was loaded, by the browser's own measure. */
function shifts(): Promise<number[]> {
  return new Promise((resolve) => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      found.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))));
  });
}

/** Runs in the page: the number in the row of a name. */
function phoneOf(name: string): string {
  const heads = [...document.querySelectorAll('th[scope="row"]')];
  const head = heads.find(({ textContent }) => textContent === name);
  return head?.nextElementSibling?.textContent ?? '';
}

/** Runs in the page. */
function zoomPage(): void {
  document.documentElement.style.zoom = '1.5';
}

/** Runs in the page: scrolls to a part of all that there is. */
function scrollTo(scroller: string, part: number): void {
  const element = document.querySelector(scroller);
  element?.scrollTo(0, part * element.scrollHeight);
}
