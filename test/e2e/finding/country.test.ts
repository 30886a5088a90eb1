import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import {
  CALL,
  callButtonOf,
  cardGone,
  cardSaying,
  pressInCard,
  pressUntil,
  readCard,
} from '@/test/support/card/card';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark, readMarks } from '@/test/support/page/marks';
import { readDom } from '@/test/support/page/page-dom';
import { waitUntil } from '@/test/support/wait';

/** Written as each country writes it, without its code; the last one's record says no country. */
const NUMBERS = [
  ['(212) 555-0134', 'New York', '+1 212 555 0134'],
  ['020 7946 0123', 'United Kingdom', '+44 20 7946 0123'],
  ['030 23125 123', 'Germany', '+49 30 23125123'],
  ['01 99 00 12 34', 'France', '+33 1 99 00 12 34'],
  ['08-465 004 12', 'Sverige', '+46 8 465 004 12'],
] as const;
/** Written by a rep in Berlin who keeps it under another country. */
const MISPLACED = { written: '030 23125 321', country: 'Italia', chosen: '+49 30 23125321' };
const LONELY = '0221 47101-234';

const PAGE = `<!doctype html><html lang="en"><head><title>Offices</title></head><body>
<table>${[...NUMBERS, [MISPLACED.written, MISPLACED.country]].map(([number, country]) => `<tr><td>${number}</td><td>${country}</td></tr>`).join('')}</table>
<p>${LONELY}</p></body></html>`;

describe.each(browserNames)('countries in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(site.serve(PAGE));
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  /** Rests on a number, and answers what its button says once that is for this number. */
  async function offered(written: string, read: string): Promise<string> {
    await pointAtMark(page, await markOn(page, written));
    return waitUntil(async () => {
      const name = (await readCard(connected.rig, page))?.buttons[0]?.name;
      return name?.includes(read) && name;
    }, `${written} to be offered as ${read}`);
  }

  const marksGo = (text: string) =>
    waitUntil(async () => {
      const marks = await readMarks(page);
      return marks.length > 0 && !marks.some((mark) => mark.text.includes(text));
    }, `the mark on ${text} to go`);

  it('reads each number in the country of its row', async () => {
    for (const [written, , read] of NUMBERS)
      expect(await offered(written, read)).toBe(`Call ${read}`);
    const marked = (await readMarks(page)).map(({ text }) => text);
    expect(marked).not.toContain(LONELY);
    expect((await readDom(page)).asSent).toBe(true);
  });

  it('says why, and reads the number in the country that the rep chooses by key', async () => {
    await offered(MISPLACED.written, '+39');
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    await cardSaying(connected.rig, page, 'dialog', 'Country: Italy · from this record');
    await page.keyboard.press('c');
    const choice = await cardSaying(connected.rig, page, 'dialog', 'Which country is it from?');
    expect(callButtonOf(choice)).toBeUndefined();
    await page.keyboard.type('germ');
    await waitUntil(async () => {
      const card = await readCard(connected.rig, page);
      return card?.buttons.some(({ name }) => name === 'Germany') && card.buttons.length === 2;
    }, 'Germany alone to be listed');
    await page.keyboard.press('Enter');
    const words = 'Country: Germany · your choice for this site';
    const card = await cardSaying(connected.rig, page, 'dialog', words);
    expect(card.text).toContain(MISPLACED.chosen);
    expect(card.text).not.toContain('+39');
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('reads the rest of the page in that country while the card is open', async () => {
    await markOn(page, LONELY);
    const words = 'Country: Germany · your choice for this site';
    await cardSaying(connected.rig, page, 'dialog', words);
  });

  it('calls the number that the card shows', async () => {
    await pressUntil(connected.rig, page, CALL, 'alertdialog', 'status');
    await cardSaying(connected.rig, page, 'status', 'Requested');
    const called = connected.sandbox.calls().map(({ clientNumber }) => clientNumber);
    expect(called).toEqual(['+493023125321']);
    await pressInCard(connected.rig, page, /^Close/);
    await cardGone(connected.rig, page);
  });

  it("remembers the choice for the site; a record's own country still comes first", async () => {
    await page.reload();
    await offered(LONELY, '+49 221 47101234');
    await offered(MISPLACED.written, MISPLACED.chosen);
    await offered('020 7946 0123', '+44 20 7946 0123');
    expect((await readDom(page)).asSent).toBe(true);
  });

  it('forgets the choice in Options', async () => {
    const options = await connected.rig.openOwn('options.html');
    await options.bringToFront();
    await pressIn(options, /^Remove the country for 127\.0\.0\.1/);
    const listed = () => options.evaluate(() => document.body.innerText.includes('127.0.0.1 ·'));
    await waitUntil(async () => !(await listed()), 'the site to go from the list');
    await page.bringToFront();
    await marksGo(LONELY);
    await markOn(page, NUMBERS[4][0]);
  });

  it('reads open pages again when the default country changes', async () => {
    const options = await connected.rig.openOwn('options.html');
    await options.waitForSelector('select#country');
    await options.select('select#country', 'DE');
    await page.bringToFront();
    await markOn(page, LONELY);
  });
});
