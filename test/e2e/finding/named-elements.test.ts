import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';

const NUMBER = '(212) 555-0134';

/** A page with a number and elements that a script could find by name as properties of `window`. */
const pageWith = (elements: string) => `<!doctype html><title>Names</title>
  <p style="margin:200px 0 0 300px;font:20px sans-serif">Call <span>${NUMBER}</span></p>${elements}`;

const names: readonly (readonly [string, string])[] = [
  ['the card’s script', '<div id="handsetCard"></div>'],
  ['what awaits numbers', '<form id="handsetFinder"><input name="signal"></form>'],
  ['a stopped finder', '<form id="handsetFinder"><input name="stop"><input name="frame"></form>'],
  ['all of these, as frames', '<iframe name="handsetCard"></iframe><iframe name="handsetFinder">'],
];

/** https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object */
describe.each(browserNames)('a page with elements named like values of ours in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser);
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  it.each(names)('gets marks and a card: %s', async (_, elements) => {
    const page = await connected.rig.open(site.serve(pageWith(elements)));
    await pointAtMark(page, await markOn(page, NUMBER));
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    const card = await cardSaying(connected.rig, page, 'dialog', '+1 212 555 0134');
    expect(card.buttons.length).toBeGreaterThan(0);
    await page.close();
  });
});
