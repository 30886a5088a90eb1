import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bornSpeakingOn, watchLiveRegions } from '@/test/support/accessibility/born-speaking';
import { heardOn, startListening } from '@/test/support/accessibility/heard';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import { fillIn, goTo, waitForText } from '@/test/support/own-pages/dashboard-page';
import { namingFaultsOn } from '@/test/support/own-pages/naming-faults';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '+12125550134';
/** Views of the dashboard, and what each says once it is there. */
const VIEWS: [string, RegExp][] = [
  ['#/campaigns', /Spring|Campaign/],
  ['#/queue', /queue/i],
  ['#/agents', /Agent/],
  ['#/calls', /0134/],
  ['#/myday', /My day/],
  ['#/donotcall', /Do not call|do-not-call/],
  ['#/followups', /Follow/],
  ['#/notlogged', /logged/i],
];

describe.each(browserNames)('live regions in %s', (browser) => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 1, repeatSeconds: 3600 },
    });
  });
  afterAll(() => connected?.stop());

  const watched = async (path: string, words: RegExp) => {
    const page = await connected.rig.openOwn(path);
    await waitForText(page, words);
    await watchLiveRegions(page);
    await startListening(page);
    return page;
  };
  const hears = (page: Page, words: RegExp) =>
    waitUntil(
      async () => (await heardOn(page)).some((text) => words.test(text)),
      `to hear ${words}`,
    );
  /** Every region was there before it spoke, and who hears a control's name knows what it is about. */
  const speaksWell = async (page: Page) => {
    expect(await bornSpeakingOn(page)).toEqual([]);
    expect(await namingFaultsOn(page)).toEqual([]);
    expect(await axeViolationsOn(page, 'of words')).toEqual([]);
  };

  it('in the popup: a wrong number, and a call', async () => {
    const page = await watched('popup.html', /Call/);
    await page.type('#dial-number', '12');
    await hears(page, /number/i);
    await page.click('#dial-number', { count: 3 });
    await page.type('#dial-number', NUMBER);
    await page.keyboard.press('Enter');
    await waitUntil(() => connected.sandbox.calls().length === 1, 'the call');
    await hears(page, /requested\./);
    await speaksWell(page);
  });

  it('in the dashboard: each view, and what is done there', async () => {
    const page = await watched('dashboard.html#/calls', /0134/);
    for (const [view, words] of VIEWS) {
      await goTo(page, view);
      await waitForText(page, words);
      await speaksWell(page);
    }
    await goTo(page, '#/calls?search=nobody-by-this-name');
    await hears(page, /./);
    await speaksWell(page);
  });

  it('in Options: a file that is refused, and one that is applied', async () => {
    const page = await watched('options.html#settings-file', /Set-up link/);
    await fillIn(page, 'Set-up link', `https://intranet.example.com/#handset=${btoa('{')}`);
    await pressIn(page, /^Open link$/);
    await hears(page, /isn't a settings file of Handset/);
    const file = { handset: 'settings', version: 1, settings: { awayMinutes: 20 } };
    await fillIn(
      page,
      'Set-up link',
      `https://intranet.example.com/#handset=${btoa(JSON.stringify(file))}`,
    );
    await pressIn(page, /^Open link$/);
    await pressIn(page, /^Apply$/);
    await hears(page, /Your settings were changed/);
    await speaksWell(page);
  });

  it('on the welcome page: what is wrong with the service, and a practice call', async () => {
    const page = await watched('welcome.html', /Ready/);
    await pressIn(page, /Connect/);
    await fillIn(page, 'Service URL', 'ftp://voice.example.com');
    await page.keyboard.press('Enter');
    await hears(page, /./);
    await pressIn(page, /Ready/);
    await pressIn(page, /^Start a practice call/);
    await pressIn(page, /212 555 0134/);
    await hears(page, /./);
    await speaksWell(page);
  });
});
