import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { restOn } from '@/test/support/card/call-button';
import { CALL, cardSaying, pressUntil } from '@/test/support/card/card';
import { middleOfText, restUntilOffered } from '@/test/support/layouts/rest';
import { marksOf } from '@/test/support/page/frame-marks';
import { markOn } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

const PAGE = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Written</title>
<p style="margin:80px;font:18px sans-serif">Call (212) 555-0142</p></html>`;

describe.concurrent.each(browserNames)('documents written by a script, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 1 } });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/written`);
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  it.each(['(646) 555-0105', '+44 20 7946 0105'])(
    'offers %s in a frame that was written',
    inTurn,
    async (number) => {
      const mark = await waitUntil(
        async () => (await marksOf(page)).find(({ text }) => text === number),
        `a mark on ${number}`,
      );
      await restOn(page, mark.frame, number);
    },
  );

  it('offers and calls a number of a document that was written anew', inTurn, async () => {
    await page.goto(site.serve(PAGE));
    await markOn(page, '(212) 555-0142');
    const before = await middleOfText(page, '(212) 555-0142');
    await restUntilOffered(connected.rig, page, before, '+1 212 555 0142');
    for (const line of ['0143', '0144']) {
      await page.evaluate(rewrite, `(212) 555-${line}`);
      await markOn(page, line);
      const at = await middleOfText(page, line);
      await restUntilOffered(connected.rig, page, at, `+1 212 555 ${line}`);
    }
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    await pressUntil(connected.rig, page, CALL, 'alertdialog', 'status');
    await cardSaying(connected.rig, page, 'status', 'Requested');
  });
});

/** Runs in the page. */
function rewrite(number: string): void {
  document.open();
  document.write(`<p style="margin:120px;font:18px sans-serif">Now ${number}</p>`);
  document.close();
}
