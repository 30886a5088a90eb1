import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HIDDEN_ROWS, longRow, rows, SHOWN_ROWS } from '@/sandbox/crm/hard/rows';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { numbersMarked } from '@/test/support/page/frame-marks';
import { numbersListed } from '@/test/support/page/page-numbers';
import { readVisibleRows } from '@/test/support/page/rows-in-view';
import { waitUntil } from '@/test/support/wait';

/** Rows that a viewport shows at least. */
const SOME = 8;
/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

const listed = rows(SHOWN_ROWS, longRow);
const phones = listed.map(({ phone }) => phone);

describe.concurrent.each(browserNames)('long lists in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  const said: string[] = [];

  /** The numbers in view, once all of them are marked and this one is among them. */
  const markedWith = (number: string | undefined, what: string) =>
    waitUntil(async () => {
      const { numbers, unmarked, strange } = await readVisibleRows(page);
      const all = unmarked.length + strange.length === 0 && numbers.includes(number ?? '');
      return all && numbers;
    }, what);

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(`${connected.sandbox.crmUrl}/hard/long-lists`);
  });
  afterAll(() => connected?.stop());

  it('marks the rows in view, and few others', inTurn, async () => {
    const numbers = await markedWith(phones[0], 'the first rows to be marked');
    expect(numbers.length).toBeGreaterThanOrEqual(SOME);
    expect((await numbersMarked(page)).length).toBeLessThan(SHOWN_ROWS / 4);
  });

  it('marks a box in view inside a distant row', inTurn, async () => {
    const marked = async () => (await numbersMarked(page)).includes('+16465550190');
    expect(await waitUntil(marked, 'the number in the box to be marked')).toBe(true);
  });

  it('lists the first numbers in the popup in page order', inTurn, async () => {
    const numbers = await numbersListed(connected.popup, page);
    expect(numbers.map(({ e164 }) => e164)).toEqual(listed.slice(0, 500).map(({ e164 }) => e164));
  });

  it('marks rows that a jump brings into view', inTurn, async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await markedWith(phones.at(-1), 'the last rows to be marked');
    await page.evaluate(() => scrollTo(0, 0));
  });

  it('marks rows that a filter keeps', inTurn, async () => {
    await page.evaluate(showOnly, 400);
    await markedWith(phones[1200], 'the rows that are left to be marked');
    await page.evaluate(showOnly, 1);
  });

  it('marks rows after sorting', inTurn, async () => {
    await page.evaluate(turnRound);
    await markedWith(phones.at(-1), 'the rows that came up to be marked');
    await page.evaluate(turnRound);
    await markedWith(phones[0], 'the rows that came back to be marked');
  });

  it('marks rows that were hidden before', inTurn, async () => {
    await page.evaluate(() => document.getElementById('put-away')?.removeAttribute('hidden'));
    await markedWith(longRow(SHOWN_ROWS).phone, 'the rows put away to be marked');
  });

  it('marks rows that are added one by one', inTurn, async () => {
    await page.evaluate(copyRows, HIDDEN_ROWS);
    await markedWith(phones[500], 'the rows that came to be marked');
  });

  it('marks text that changes in a near or distant row', inTurn, async () => {
    await page.evaluate(rewrite, 0, '(212) 555-0191');
    await page.evaluate(rewrite, HIDDEN_ROWS - 1, '(212) 555-0192');
    await markedWith('(212) 555-0191', 'the text that changed in view to be marked');
    await page.evaluate(showLast);
    await markedWith('(212) 555-0192', 'the text that changed far away to be marked');
  });

  it('causes no console messages in the page', inTurn, () => {
    expect(said).toEqual([]);
  });
});

// These run in the page, as its own scripts would.

/** Shows one row of this many. */
function showOnly(every: number): void {
  const all = document.querySelectorAll<HTMLElement>('#all tr');
  for (const [index, row] of all.entries()) row.hidden = index % every !== 0;
}

function turnRound(): void {
  const list = document.getElementById('all');
  list?.append(...[...list.children].reverse());
}

/** Fills the first list with the rows of the last, from the five hundredth on. */
function copyRows(count: number): void {
  const all = document.querySelectorAll('#all tr');
  for (let index = 0; index < count; index++) {
    const row = all[(index + 500) % all.length]?.cloneNode(true);
    if (row) document.getElementById('filled')?.append(row);
  }
}

function showLast(): void {
  document.querySelector('#filled tr:last-child')?.scrollIntoView({ block: 'center' });
}

function rewrite(index: number, number: string): void {
  const text = document.querySelectorAll('#filled tr')[index]?.children[1]?.firstChild;
  if (text) (text as Text).data = number;
}
