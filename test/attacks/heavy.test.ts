import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lab, openLab, VICTIM } from '@/test/support/attack-lab';
import { browserNames } from '@/test/support/launch';
import { markOn } from '@/test/support/marks';
import { countOf } from '@/test/support/soak';
import { waitUntil } from '@/test/support/wait';

const numbers = countOf(1_000_000, 30_000);
const digits = countOf(1_000_000, 200_000);
const roots = countOf(10_000, 1_000);
const frames = countOf(10_000, 50);

/** A page that hangs, in milliseconds: a browser would ask whether to wait. */
const HUNG_MS = 10_000;

/** Longest wait for a number behind a million others. */
const MOST_MS = 300_000;

/** Runs in the page: notes the longest time in which it could not run. */
function watchPauses(): void {
  let last = performance.now();
  const pauses = { longest: 0 };
  Object.assign(globalThis, { pauses });
  setInterval(() => {
    const now = performance.now();
    pauses.longest = Math.max(pauses.longest, now - last);
    last = now;
  }, 5);
}

/** Runs in the page. */
function longestPause(): number {
  return (globalThis as unknown as { pauses: { longest: number } }).pauses.longest;
}

/** What a page puts in, by name; each runs in the page and answers how many it put there. */
const loads: [string, number, (count: number) => number][] = [
  [
    'numbers, 100 to a paragraph',
    numbers,
    (count) => {
      const box = document.createElement('div');
      for (let row = 0; row < count / 100; row++) {
        const line = document.createElement('p');
        for (let at = 0; at < 100; at++) {
          line.textContent += `(212) 555-01${10 + (at % 89)} and `;
        }
        box.append(line);
      }
      document.body.append(box);
      return count;
    },
  ],
  [
    'digits in one text',
    digits,
    (count) => {
      document.body.append('7'.repeat(count / 2), document.createElement('hr'));
      document.body.append('7 '.repeat(count / 4), '+'.repeat(count / 4));
      return count;
    },
  ],
  [
    'shadow roots, each within the last',
    roots,
    (count) => {
      let at: Element = document.createElement('div');
      at.setAttribute('style', 'display:none');
      document.body.append(at);
      for (let depth = 0; depth < count; depth++) {
        const inner = document.createElement('div');
        at.attachShadow({ mode: depth % 2 ? 'open' : 'closed' }).append(inner);
        at = inner;
      }
      at.append('Call (212) 555-0199');
      return count;
    },
  ],
  [
    'frames',
    frames,
    (count) => {
      for (let frame = 0; frame < count; frame++) {
        const element = document.createElement('iframe');
        element.srcdoc = 'Call (212) 555-0199';
        document.body.append(element);
      }
      return document.querySelectorAll('iframe').length;
    },
  ],
];

describe.each(browserNames)('a page of too much, in %s', (browser) => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await openLab(browser);
  });
  afterAll(() => lab?.stop());

  it.each(loads)(
    '%s: it goes on, and its numbers are marked',
    async (what, count, load) => {
      const { page } = await lab.stage();
      await markOn(page, VICTIM.written);
      const begun = performance.now();
      const put = await page.evaluate(load, count);
      await page.evaluate(watchPauses);
      const built = performance.now() - begun;
      await page.evaluate(() => {
        const late = document.createElement('p');
        late.textContent = 'Call (646) 555-0177';
        document.body.prepend(late);
      });
      await waitUntil(() => page.evaluate(isMarked, '(646) 555-0177'), 'the mark', MOST_MS);
      const marked = performance.now() - begun - built;
      const pause = await page.evaluate(longestPause);
      console.log(`${browser}, ${put} ${what}: ${said({ built, marked, pause })}`);
      expect(await answers(page)).toBeLessThan(HUNG_MS);
      expect(pause).toBeLessThan(HUNG_MS);
      await page.close();
    },
    600_000,
  );
});

/** Runs in the page: whether this number is painted. */
function isMarked(number: string): boolean {
  return [...CSS.highlights].some(
    ([name, painted]) =>
      name.startsWith('handset-') &&
      [...painted].some(({ startContainer }) => startContainer.textContent?.includes(number)),
  );
}

/** How long the page takes to answer, in milliseconds. */
async function answers(page: Page): Promise<number> {
  const begun = performance.now();
  await page.evaluate(() => document.title);
  return performance.now() - begun;
}

function said(times: Record<'built' | 'marked' | 'pause', number>): string {
  const [built, marked, pause] = [times.built, times.marked, times.pause].map(Math.round);
  return `built in ${built} ms; a new number marked after ${marked} ms, longest pause ${pause} ms`;
}
