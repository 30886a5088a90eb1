import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames, launch } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { showContacts } from '@/test/support/real/menu-page';

describe.each(browserNames)('the language in %s', (browser) => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
  });
  afterAll(() => connected?.stop());

  it('is chosen in Options, and applies at once to all our pages and the next card', async () => {
    const { rig, sandbox, popup } = connected;
    const options = await rig.openOwn('options.html');
    await choose(options, 'ar');
    await expectSpoken(options, ['ar', 'rtl']);
    await expectSpoken(popup, ['ar', 'rtl']);
    await choose(options, 'de');
    await expectSpoken(options, ['de', 'ltr']);
    await expectSpoken(popup, ['de', 'ltr']);
    const page = await rig.open(`${sandbox.crmUrl}/`);
    await showContacts(page);
    await pointAtMark(page, await markOn(page, 'Call Bob'));
    await pressUntil(rig, page, /./, 'dialog');
    await cardSaying(rig, page, 'dialog', 'anrufen');
    await choose(options, '');
    await expectSpoken(popup, ['en', 'ltr']);
    await page.close();
    await options.close();
  });

  it('is the browser’s as long as none is chosen', async () => {
    const rig = await launch(browser, { language: 'ar' });
    await expectSpoken(await rig.openOwn('options.html'), ['ar', 'rtl']);
    await rig.close();
  });

  async function choose(page: Page, language: string): Promise<void> {
    await page.waitForSelector('#language');
    await page.select('#language', language);
  }
});

async function expectSpoken(page: Page, spoken: [string, string]): Promise<void> {
  await expect
    .poll(() => page.evaluate(spokenBy).catch(() => undefined), { timeout: 20_000 })
    .toEqual(spoken);
}

/** Runs in the page: its language and direction. */
function spokenBy(): [string, string] {
  const { lang, dir } = document.documentElement;
  return [new Intl.Locale(lang).language, dir];
}
