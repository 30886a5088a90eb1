import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, HOST, pressInCard, pressUntil } from '@/test/support/card/card';
import { countdownOn } from '@/test/support/card/place-call';
import { readLog } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import {
  copyForUpdate,
  removeExtension,
  setEnabled,
  type Updatable,
} from '@/test/support/updates/extension-changes';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '(212) 555-0134';
/** Longer than the countdown: a call that was not cancelled would be requested by then. */
const NOTHING_MS = 5_000;

describe.each(browserNames)('a card that is open in %s', (browser) => {
  let build: Updatable;
  let connected: ConnectedBrowser;
  let page: Page;
  beforeEach(async () => {
    build = await copyForUpdate(browser);
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 4, repeatSeconds: 0 },
      rig: { extensionDir: build.dir, ownBrowser: true },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await countHosts(page);
  });
  afterEach(async () => {
    await connected?.stop();
    await build?.remove();
  });

  it('in its countdown: an update cancels the call, says so there, and offers it again', async () => {
    const { rig, sandbox } = connected;
    await countdownOn(connected, page, NUMBER);
    await build.update(page.browser());
    const card = await cardSaying(rig, page, 'status', 'Handset was updated.');
    expect(card.text).toContain('Handset was updated. The call was not made.');
    expect(card.text).toContain('+1 212 555 0134');
    await sleep(NOTHING_MS);
    expect(sandbox.calls()).toEqual([]);
    expect(await mostHosts(page)).toBe(1);

    await pressInCard(rig, page, /^Call again/);
    await cardSaying(rig, page, 'dialog', '+1 212 555 0134');
    await pressUntil(rig, page, /^Call \+/, 'alertdialog');
    const log = await readLog(await rig.openOwn('popup.html'));
    expect(log).toHaveLength(2);
    expect(log[1]).toMatchObject({ state: 'cancelled', problem: { code: 'handset-updated' } });
    const { callee, calleeName, sourcePage } = log[1] ?? {};
    expect(log[0]).toMatchObject({ callee, calleeName, sourcePage });
  });

  it('before a call: goes with an update, and opens again at the number', async () => {
    const { rig } = connected;
    await openCard();
    await build.update(page.browser());
    await noHost(page);
    await openCard();
    expect((await cardSaying(rig, page, 'dialog')).text).toContain('+1 212 555 0134');
    expect(await mostHosts(page)).toBe(1);
  });

  it.each([
    ['is switched off', () => setEnabled(connected.rig, page.browser(), false)],
    ['is removed', () => removeExtension(connected.rig, page.browser())],
  ])('goes when Handset %s, and the call is not made', async (_, change) => {
    await countdownOn(connected, page, NUMBER);
    await change();
    await noHost(page);
    await sleep(NOTHING_MS);
    expect(connected.sandbox.calls()).toEqual([]);
    await noHost(page);
  });

  async function openCard(): Promise<void> {
    await pointAtMark(page, await markOn(page, NUMBER));
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
  }
});

/** Waits until nothing of the card is in the page, or what is there is drawn nowhere. */
async function noHost(page: Page): Promise<void> {
  await waitUntil(
    () =>
      page.evaluate(
        (tag) =>
          [...document.querySelectorAll(tag)].every(
            (host) => getComputedStyle(host).display === 'none',
          ),
        HOST,
      ),
    'the card to go',
  );
}

/** Counts the hosts of the card after each change of the page. */
function countHosts(page: Page): Promise<void> {
  return page.evaluate((tag) => {
    const count = () => {
      const hosts = document.querySelectorAll(tag).length;
      const { mostHosts = 0 } = window as { mostHosts?: number };
      Object.assign(window, { mostHosts: Math.max(mostHosts, hosts) });
    };
    new MutationObserver(count).observe(document.documentElement, { childList: true });
  }, HOST);
}

function mostHosts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'mostHosts'));
}
