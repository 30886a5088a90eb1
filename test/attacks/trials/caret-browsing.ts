import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { NobodyCalled } from '@/test/attacks/attack';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';
import { type AttackLab, VICTIM } from '@/test/support/attacks/lab';
import { handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import type { Screen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

/** A point of the page where nothing is. */
const EMPTY = { left: 900, right: 900, top: 500, bottom: 500 };
const KEYS = ['Right', 'Return', 'Left', 'Return', 'space'];

/** Runs in the page: the caret into an element, by its selector. */
function putCaret(selector: string): void {
  const element = document.querySelector(selector);
  getSelection()?.collapse(element?.firstChild ?? element, 0);
}

/** Switches caret browsing in Chromium, which asks first. Whether it is on is tried on a link. */
async function turnOn(screen: Screen, page: Page): Promise<void> {
  await screen.click(await onScreen(page, EMPTY));
  await screen.key('F7');
  await screen.settle();
  await screen.key('Return');
  await screen.settle();
  await page.evaluate(putCaret, '#link');
  await screen.key('Right', 'Return');
  await waitUntil(() => page.url().endsWith('#followed'), 'the link that the caret is in');
}

/**
 * The page puts the caret on our surface while the rep reads with caret browsing (F7). Returns who was
 * called. The rep's own press must then call: it would have been noticed.
 */
export async function pressByCaret(lab: AttackLab, screen: Screen): Promise<string[]> {
  const { page } = await lab.stage('<a id="link" href="#followed">Next</a>');
  await turnOn(screen, page);
  const hand = handOnCard(screen, lab.connected.rig, page);
  await screen.moveTo(await markOnScreen(page, VICTIM.written));
  await hand.callButton();
  await hand.pressMain('dialog');
  const calls = await lab.callsDuring(async () => {
    await page.evaluate(putCaret, 'handset-call > *');
    await sleep(LOOK_MS);
    await screen.key(...KEYS);
  });
  const { main } = await hand.boxes();
  if (!main) throw new Error('There is no Call');
  const call = await onScreen(page, main);
  await screen.moveTo({ x: call.x, y: call.y + 90 });
  await screen.moveTo(call);
  await sleep(LOOK_MS);
  const own = await lab.expectedCalls(() => screen.press());
  if (own.length !== 1) throw new NobodyCalled('The rep’s own press calls nobody either');
  await page.close();
  return calls;
}
