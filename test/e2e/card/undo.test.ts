import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressInCard } from '@/test/support/card/card';
import { countdownOn } from '@/test/support/card/place-call';
import { readLog } from '@/test/support/own-pages/log';

const UNDO_SECONDS = 2;

describe.each(browserNames)('undo in %s', (browser) => {
  let desk: Desk;
  let page: Page;

  beforeAll(async () => {
    desk = await openDesk(browser, { settings: { undoSeconds: UNDO_SECONDS } });
    page = await desk.rig.open(`${desk.sandbox.crmUrl}/`);
  });
  afterAll(() => desk?.stop());

  const ways: [string, string, () => Promise<void>][] = [
    ['Cancel', '(212) 555-0134', () => pressInCard(desk.rig, page, /^Cancel/)],
    ['Esc', '212.555.0187', () => page.keyboard.press('Escape')],
  ];

  it.each(ways)('%s during the countdown: no call is placed', async (_, number, undo) => {
    await countdownOn(desk, page, number);
    await undo();
    await cardSaying(desk.rig, page, 'status', 'Cancelled');
    await sleep(UNDO_SECONDS * 1000);
    expect(desk.sandbox.calls()).toEqual([]);
    const [call] = await readLog(desk.popup);
    expect(call).toMatchObject({ state: 'cancelled', problem: { code: 'cancelled-by-rep' } });
  });
});
