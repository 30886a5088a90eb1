import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardGone, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { markOn, readMarks } from '@/test/support/page/marks';
import { chooseOurItem, elementOnScreen } from '@/test/support/real/menu-page';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

/** An order number: ten bare digits, which only the context menu offers to call. */
const CELL = 'tr:nth-child(2) td:nth-child(3)';

describe.each(browserNames)('"Always a number here" in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let page: Page;
  let text: string;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser(browser, {
      rig: { headed: true, display: screen.display },
      // The redial lock stops the second call from the menu.
      settings: { countdownSeconds: 1, repeatSeconds: 3600 },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/columns`);
    text = await page.$eval(CELL, (cell) => cell.textContent ?? '');
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  const isMarked = async () => (await readMarks(page)).some((mark) => mark.text === text);
  const choose = async () => {
    await screen.moveTo(await elementOnScreen(page, CELL));
    await chooseOurItem(screen, browser, 'mark', 'always-number-menu');
  };
  /** There is no button beside a doubtful number. Its card opens after a call that the menu could not make. */
  const sayNumber = async () => {
    await choose();
    await pressUntil(connected.rig, page, /^Try again/, 'dialog');
    await screen.picture(`always-number-card-${browser}`);
    const said = await pressUntil(connected.rig, page, /^Always a number here/, 'status');
    expect(said.text).toMatch(/marks texts like this on this site from now on/);
    await markOn(page, text);
  };

  it('marks a doubtful number, and undoes that at once', async () => {
    const others = async () => (await readMarks(page)).length > 0;
    await waitUntil(others, 'the marks of the other column');
    expect(await isMarked()).toBe(false);
    await choose();
    await waitUntil(() => connected.sandbox.calls().length === 1, 'the call from the menu');
    await cardSaying(connected.rig, page, 'status');
    await pressInCard(connected.rig, page, /^Close/);
    await cardGone(connected.rig, page);

    await sayNumber();
    await pressInCard(connected.rig, page, /^Undo/);
    await waitUntil(async () => !(await isMarked()), 'the mark to go');
  });

  it('stays after a reload, and lifts no lock', async () => {
    await sayNumber();
    await page.reload();
    await markOn(page, text);
    expect(connected.sandbox.calls()).toHaveLength(1);
  });
});
