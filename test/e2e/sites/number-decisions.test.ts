import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { pressInCard, pressUntil } from '@/test/support/card/card';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark, readMarks } from '@/test/support/page/marks';
import { numbersListed } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '(212) 555-0134';
/** Both browsers at once, each one test after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('"Not a number here" in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  const isMarked = async () => (await readMarks(page)).some(({ text }) => text.includes(NUMBER));
  const sayNoNumber = async () => {
    await page.bringToFront();
    await pointAtMark(page, await markOn(page, NUMBER));
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    const said = await pressUntil(connected.rig, page, /^Not a number here/, 'status');
    expect(said.text).toMatch(/no longer marks this text/);
    await waitUntil(async () => !(await isMarked()), 'the mark to go');
  };

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(() => connected?.stop());

  it('unmarks the text, and undoes that at once', inTurn, async () => {
    await sayNoNumber();
    await pressInCard(connected.rig, page, /^Undo/);
    await markOn(page, NUMBER);
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('stays after a reload, in the popup too, until Options forgets it', inTurn, async () => {
    await sayNoNumber();
    await page.reload();
    const others = await waitUntil(async () => {
      const marks = await readMarks(page);
      return marks.length > 0 && marks;
    }, 'marks on other numbers');
    expect(others.map(({ text }) => text).join()).not.toContain(NUMBER);
    const listed = await numbersListed(connected.popup, page);
    expect(listed.map(({ raw }) => raw)).not.toContain(NUMBER);
    const options = await connected.rig.openOwn('options.html#sites');
    await pressIn(options, /^Forget the decision on \(212\)/);
    await page.bringToFront();
    await markOn(page, NUMBER);
  });
});
