import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readDom } from '@/test/support/page/page-dom';
import { numbersListed } from '@/test/support/page/page-numbers';
import { readVisibleRows } from '@/test/support/page/rows-in-view';
import { waitUntil } from '@/test/support/wait';

/** Rows that a viewport shows at least. */
const SOME = 8;
/** Most numbers that the popup lists. */
const FIRST = 500;
/** Against hanging alone: what a busy machine takes says nothing of the code. */
const PATIENCE_MS = 200_000;
/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false, timeout: 1.2 * PATIENCE_MS };
/** Looking for what is in view takes such a page itself half a second: it is not looked for all the time. */
const BETWEEN_MS = 1500;

describe.concurrent.each(browserNames)('a table of 100,000 rows in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  const said: string[] = [];

  const marked = (what: string) =>
    waitUntil(
      async () => {
        await sleep(BETWEEN_MS);
        const { numbers, unmarked, strange } = await readVisibleRows(page);
        return numbers.length >= SOME && unmarked.length + strange.length === 0 && numbers;
      },
      what,
      PATIENCE_MS,
    );

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(String(error)));
    const options = { timeout: PATIENCE_MS } as const;
    await page.goto(`${connected.sandbox.crmUrl}/hard/table-100k`, options);
  }, inTurn.timeout);
  afterAll(() => connected?.stop());

  it('marks the rows in view', inTurn, async () => {
    expect(await marked('the first rows to be marked')).toContain('(201) 555-0100');
  });

  it('scrolls while it reads the rest', inTurn, async () => {
    await page.mouse.move(300, 300);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel({ deltaY: 600 });
    await waitUntil(() => page.evaluate((y) => scrollY >= y + 300, before), 'the page to scroll');
    await marked('the rows scrolled to to be marked');
  });

  it('marks the last row', inTurn, async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const numbers = await marked('the last rows to be marked');
    expect(numbers).toContain(await page.evaluate(lastNumber));
  });

  it('lists the first numbers in the popup', inTurn, async () => {
    // A slow machine answers with what it has read so far, and reads on.
    const listed = await waitUntil(
      async () => {
        const numbers = await numbersListed(connected.popup, page);
        return numbers.length >= FIRST && numbers;
      },
      'the first numbers',
      PATIENCE_MS,
    );
    expect(listed).toHaveLength(FIRST);
    expect(listed[0]?.e164).toBe('+12015550100');
  });

  it("leaves the page's HTML as it was, without console messages", inTurn, async () => {
    expect((await readDom(page)).asSent).toBe(true);
    expect(said).toEqual([]);
  });
});

/** Runs in the page. */
function lastNumber(): string {
  return document.querySelector('tbody tr:last-child td')?.textContent ?? '';
}
