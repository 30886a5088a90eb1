import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { cardGone, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { writeSettings } from '@/test/support/own-pages/connect';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

const WRITTEN = '(212) 555-0134';

describe.each(browserNames)('a rep who skips the card in %s', (browser) => {
  let desk: Desk;
  let page: Page;

  beforeAll(async () => {
    desk = await openDesk(browser, { settings: { countsDownAtOnce: true, undoSeconds: 8 } });
    page = await desk.rig.open(`${desk.sandbox.crmUrl}/`);
  });
  afterAll(() => desk?.stop());

  const pressButton = async (role: string) => {
    await page.bringToFront();
    await page.reload();
    await pointAtMark(page, await markOn(page, WRITTEN));
    return pressUntil(desk.rig, page, /^Call /, role);
  };

  it('sees the countdown at once, with the facts, and cancels it', async () => {
    const { text } = await pressButton('alertdialog');
    expect(text).toMatch(/Ada Whitfield[\s\S]*\+1 212 555 0134[\s\S]*New York · .* there/);
    await pressInCard(desk.rig, page, /^Cancel/);
    await cardSaying(desk.rig, page, 'status', 'Cancelled');
    expect(desk.sandbox.calls()).toEqual([]);
    await pressInCard(desk.rig, page, /^Close/);
    await cardGone(desk.rig, page);
  });

  it('calls once the countdown ends', async () => {
    await writeSettings(desk.popup, { undoSeconds: 1, repeatSeconds: 0 });
    await pressButton('alertdialog');
    await cardSaying(desk.rig, page, 'status', 'Requested');
    await waitUntil(() => desk.sandbox.calls().length === 1, 'the call');
  });

  it('gets the card on a site that is not trusted, and without a countdown', async () => {
    await writeSettings(desk.popup, { undoSeconds: 0 });
    await pressButton('dialog');
    await writeSettings(desk.popup, { undoSeconds: 8, trustedSites: [] });
    await pressButton('dialog');
    expect(desk.sandbox.calls()).toHaveLength(1);
  });
});
