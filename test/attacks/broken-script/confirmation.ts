import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Bridge } from '@/test/support/attacks/bridge';
import type { AttackLab } from '@/test/support/attacks/lab';
import type { Panel } from '@/test/support/browsers/panel';
import { seeChromiumPanel } from '@/test/support/chromium/panels';
import { seeFirefoxPanel } from '@/test/support/firefox/panels';
import { writeSettings } from '@/test/support/own-pages/connect';
import { controlOf } from '@/test/support/real/panel-point';
import type { Point, Screen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';
import { call, OTHER, offerId, openBridged } from './bridged';

/** Time between two clicks, in milliseconds. */
const CLICK_MS = 700;
/** Number of clicks while the confirmation opens. */
const CLICKS = 6;
/** Maximum time from a press to the call at the service, in milliseconds. */
const CALL_MS = 1_000;
/** Maximum time until the driver sees the confirmation after the clicks, in milliseconds. */
const SEEN_MS = 8_000;
/** On a busy machine, a click beside a confirmation that is still opening closes it. */
const MAX_TRIES = 3;

const isCallReady = () => document.querySelector('.confirm .primary[aria-disabled=false]') !== null;

/** Opens the confirmation through a compromised content script. */
async function openConfirmation(lab: AttackLab, bridge: Bridge): Promise<Panel> {
  const browser = lab.connected.popup.browser();
  const known = new Set(browser.targets());
  await bridge.send(call(await offerId(bridge, OTHER)));
  return lab.connected.rig.name === 'firefox'
    ? seeFirefoxPanel(browser, 'popup')
    : seeChromiumPanel(browser, 'popup', known);
}

/** Returns where Call is on the screen, once it can be pressed. */
async function findCall(popup: Panel, screen: Screen): Promise<Point> {
  await waitUntil(() => popup.evaluate(isCallReady), 'Call');
  await screen.settle();
  return controlOf(popup, /^Call\s.*555/);
}

interface Target {
  page: Page;
  bridge: Bridge;
  /** Where Call will be. */
  at: Point;
}

/** Opens the confirmation once to learn where Call will be, as an attacker could, and closes it again. */
async function locateCall(lab: AttackLab, screen: Screen): Promise<Target> {
  await writeSettings(lab.connected.popup, { trustedSites: [], countdownSeconds: 0 });
  const { page, bridge } = await openBridged(lab);
  const at = await findCall(await openConfirmation(lab, bridge), screen);
  await screen.key('Escape');
  await screen.settle();
  return { page, bridge, at };
}

/** Opens the confirmation under a hand that keeps clicking at one position on the page. Returns who was called. */
export async function clicksWhereCallAppears(lab: AttackLab, screen: Screen): Promise<string[]> {
  for (let turn = 0; turn < MAX_TRIES; turn++) {
    const { calls, wasShown } = await clickWhereCallAppears(lab, screen);
    // A call closes the popup, maybe before the driver saw it.
    if (wasShown || calls.length > 0) return calls;
  }
  throw new Error('The confirmation was never seen: nothing was tried');
}

async function clickWhereCallAppears(
  lab: AttackLab,
  screen: Screen,
): Promise<{ calls: string[]; wasShown: boolean }> {
  const { page, bridge, at } = await locateCall(lab, screen);
  let wasShown = false;
  try {
    const calls = await lab.callsDuring(async () => {
      await screen.click(at);
      void openConfirmation(lab, bridge).then(
        () => {
          wasShown = true;
        },
        () => undefined,
      );
      for (let turn = 0; turn < CLICKS; turn++) {
        await sleep(CLICK_MS);
        await screen.moveTo({ x: at.x + (turn % 2), y: at.y });
        await screen.press();
      }
      await sleep(CALL_MS);
    });
    if (calls.length === 0) {
      await waitUntil(() => wasShown, 'the confirmation', SEEN_MS).catch(() => undefined);
    }
    return { calls, wasShown };
  } finally {
    await screen.key('Escape');
    await page.close();
  }
}

/** Moves to Call in the confirmation and presses it once. Returns who was called. */
export async function movesToCall(lab: AttackLab, screen: Screen): Promise<string[]> {
  const { page, bridge } = await locateCall(lab, screen);
  try {
    await screen.moveTo({ x: 300, y: 500 });
    const at = await findCall(await openConfirmation(lab, bridge), screen);
    // Starts above Call, where the number is.
    await screen.moveTo({ x: at.x, y: at.y - 120 });
    return await lab.callsDuring(async () => {
      await screen.click(at);
      await sleep(CALL_MS);
    });
  } finally {
    await screen.key('Escape');
    await screen.settle();
    await page.close();
  }
}
