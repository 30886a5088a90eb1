import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { numbersListed } from '@/test/support/page/page-numbers';

describe.each(browserNames)('callee names in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/contacts/1001`);
  });
  afterAll(() => connected?.stop());

  it("names the record's contact on the card of a number outside any row", async () => {
    const [name, number] = await page.evaluate(() => [
      document.querySelector('h1')?.textContent ?? '',
      document.querySelector('dl [itemprop="telephone"]')?.textContent?.trim() ?? '',
    ]);
    expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
    await pointAtMark(page, await markOn(page, number ?? ''));
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    await cardSaying(connected.rig, page, 'dialog', name);
  });

  it("does not give that name to other contacts' numbers", async () => {
    const name = await page.$eval('h1', (heading) => heading.textContent);
    const numbers = await numbersListed(connected.popup, page);
    const nameOf = (ending: string) => numbers.find(({ raw }) => raw.endsWith(ending))?.calleeName;
    expect(nameOf('0102')).toBe(name);
    // A colleague's, in a shadow root, and one in a letter.
    expect(nameOf('0105')).toBeUndefined();
    expect(nameOf('0107')).toBeUndefined();
  });
});
