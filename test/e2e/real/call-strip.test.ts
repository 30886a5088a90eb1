import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { countdownOn, dial } from '@/test/support/card/place-call';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readWrapUpRows } from '@/test/support/own-pages/log';
import { elementOnScreen } from '@/test/support/real/menu-page';
import { controlOf } from '@/test/support/real/panel-point';
import { type PinnedStrip, seePinnedStrip } from '@/test/support/real/pinned-strip';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { pinIcon, pressSidePanelButton } from '@/test/support/real/toolbar';
import { waitUntil } from '@/test/support/wait';

const KEEP_ON_TOP = 'button[aria-pressed]';

/** Presses “Keep on top” in a page of ours until it is on, and returns the strip's window. */
async function keepOnTop(screen: Screen, from: Page): Promise<PinnedStrip> {
  await from.waitForSelector(KEEP_ON_TOP);
  // A busy machine moves the button under the mouse while the page is drawn.
  await waitUntil(async () => {
    if (await from.$(`${KEEP_ON_TOP}[aria-pressed=true]`)) return true;
    await screen.click(await elementOnScreen(from, KEEP_ON_TOP));
    await screen.settle();
    return false;
  }, 'the strip to open');
  return seePinnedStrip(from.browser());
}

describe('the call strip above all windows in chromium', () => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let page: Page;
  let dashboard: Page;
  let strip: PinnedStrip;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser('chromium', {
      rig: { headed: true, display: screen.display },
      settings: { countdownSeconds: 10, repeatSeconds: 0, callsPerMinute: 60 },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  const latest = async () => (await readLog(connected.popup))[0];
  const saying = (words: RegExp, ms?: number) =>
    waitUntil(async () => words.test(await strip.words()), `the strip to say ${words}`, ms);

  async function takeBoth(name: string): Promise<void> {
    for (const value of ['light', 'dark']) {
      await strip.window.evaluate((scheme) => {
        document.documentElement.style.colorScheme = scheme;
      }, value);
      await screen.settle();
      await screen.picture(`${name}-${value}`);
    }
  }

  it('opens from the dashboard by a press of the mouse', async () => {
    dashboard = await connected.rig.openOwn('dashboard.html');
    strip = await keepOnTop(screen, dashboard);
    await saying(/Your next call appears here/);
    await takeBoth('strip-empty');
  });

  it('shows the countdown of a press on a page, and cancels it from another tab', async () => {
    await page.bringToFront();
    // The press on the page counts although our window is above the browser’s.
    await countdownOn(connected, page, '212.555.0187');
    await saying(/Calling .?Carol Jensen/);
    const other = await connected.rig.open(`${connected.sandbox.crmUrl}/pipeline`);
    // Longer than a hidden countdown may stay without a view of ours.
    const left = () => strip.frame.$eval('.countdown .ring', (ring) => Number(ring.textContent));
    await waitUntil(async () => (await left()) <= 6, 'the seconds to pass');
    expect((await latest())?.state).toBe('counting');
    await screen.click(await strip.pointOf('.countdown button'));
    await waitUntil(
      async () => (await latest())?.state === 'cancelled',
      'the call to be cancelled',
    );
    expect((await latest())?.problem?.code).toBe('cancelled-by-rep');
    await other.close();
  });

  it('takes the wrap-up by keys, and shows the recording once it is there', async () => {
    await writeSettings(connected.popup, { countdownSeconds: 1 });
    await page.bringToFront();
    await countdownOn(connected, page, '(212) 555-0134');
    await strip.frame.waitForSelector('.wrap-up-form');
    await takeBoth('strip-wrap-up');
    await screen.click(await strip.pointOf('.current-wrap-up h2'));
    await screen.key('1');
    await screen.type('Wants a quote');
    await screen.key('Return');
    const saved = await waitUntil(async () => {
      const call = await latest();
      return call && (await readWrapUpRows(connected.popup)).get(call.id);
    }, 'the wrap-up to be saved');
    expect(saved).toMatchObject({ disposition: 'reached', note: 'Wants a quote' });
    await saying(/Recorded/, 40_000);
    await takeBoth('strip-recorded');
  });

  it('closes with the page that opened it', async () => {
    await dashboard.close();
    await waitUntil(() => strip.window.isClosed(), 'the strip to close');
  });

  it('opens from the side panel through a separate window', async () => {
    const browser = connected.popup.browser();
    await pinIcon(screen, browser);
    const panel = await pressSidePanelButton(screen, browser, 'chromium');
    await screen.settle();
    await screen.click(await controlOf(panel, /^Keep on top/));
    const target = await browser.waitForTarget((each) => each.url().endsWith('/strip.html'));
    const own = await target.asPage();
    await own.waitForSelector(KEEP_ON_TOP);
    await screen.settle();
    await screen.picture('strip-own-window');
    strip = await keepOnTop(screen, own);
    await saying(/Ada Whitfield/);
    await waitUntil(() => own.evaluate(() => document.hidden), 'the window to be minimized');
    await strip.window.evaluate(() => window.close());
    await waitUntil(() => own.evaluate(() => !document.hidden), 'the window to be restored');
  });
});

describe('the call strip above all windows in firefox', () => {
  let screen: Screen;
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser('firefox', {
      rig: { headed: true, display: screen.display },
      settings: { countdownSeconds: 10 },
    });
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  it('opens from the dashboard, and shows a countdown with Cancel', async () => {
    const dashboard = await connected.rig.openOwn('dashboard.html');
    await dashboard.waitForSelector(KEEP_ON_TOP);
    await screen.click(await elementOnScreen(dashboard, KEEP_ON_TOP));
    const saying = (words: RegExp) =>
      waitUntil(
        async () => words.test((await dashboard.evaluate(readStrip)) ?? ''),
        `the strip to say ${words}`,
      );
    await saying(/Your next call appears here/);
    await dial(connected, '+12125550134');
    await saying(/Calling/);
    await screen.click(await dashboard.evaluate(positionOfCancel));
    await screen.picture('strip-firefox');
    const [call] = await waitUntil(async () => {
      const log = await readLog(connected.popup);
      return log[0]?.state === 'cancelled' && log;
    }, 'the call to be cancelled');
    expect(call?.problem?.code).toBe('cancelled-by-rep');
  });
});

// These run in the page that opened the strip: the driver does not list its window in Firefox.

function readStrip(): string | undefined {
  const { window: strip } = Reflect.get(globalThis, 'documentPictureInPicture') as {
    window: Window | null;
  };
  return strip?.document.querySelector('iframe')?.contentDocument?.body.innerText;
}

/** Returns where Cancel is on the screen. */
function positionOfCancel(): { x: number; y: number } {
  const { window: strip } = Reflect.get(globalThis, 'documentPictureInPicture') as {
    window: Window;
  };
  const frame = strip.document.querySelector('iframe')?.contentDocument;
  const box = frame?.querySelector('.countdown button')?.getBoundingClientRect();
  if (!box) throw new Error('There is no Cancel');
  const [left, top] = ['mozInnerScreenX', 'mozInnerScreenY'].map((name) =>
    Number(Reflect.get(strip, name)),
  );
  return {
    x: Math.round(Number(left) + box.left + box.width / 2),
    y: Math.round(Number(top) + box.top + box.height / 2),
  };
}
