import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containsPoint, distance } from '@/lib/page/dom/geometry';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardGone, cardSaying } from '@/test/support/card/card';
import { readLog } from '@/test/support/own-pages/log';
import { type CardHand, handOnCard } from '@/test/support/real/card-hand';
import { markOnScreen, onScreen } from '@/test/support/real/page-point';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

/** How far from its button the card may open, in pixels. */
const NEAR = 24;
/** Long enough to press Cancel on a busy machine. */
const COUNTDOWN_SECONDS = 5;

describe.each(browserNames)('a call with a real mouse in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let page: Page;
  let hand: CardHand;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser(browser, {
      rig: { headed: true, display: screen.display },
      settings: { countdownSeconds: COUNTDOWN_SECONDS },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    hand = handOnCard(screen, connected.rig, page);
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  const isCalled = (e164: string) =>
    connected.sandbox.calls().some(({ clientNumber }) => clientNumber === e164);
  const picture = (name: string) => screen.picture(`${name}-${browser}`);

  it('places a call by a click on a plain number', async () => {
    await screen.click(await markOnScreen(page, '(212) 555-0134'));
    await cardSaying(connected.rig, page, 'dialog', '+1 212 555 0134');
    await picture('card-of-plain-number');
    await hand.pressMain('alertdialog');
    await picture('countdown-of-plain-number');
    expect(connected.sandbox.calls()).toEqual([]);
    await waitUntil(() => isCalled('+12125550134'), 'the call at the service');
    await cardSaying(connected.rig, page, 'status');
    await picture('outcome-of-plain-number');
    await screen.key('Escape');
    await cardGone(connected.rig, page);
  });

  it('places a call by a click on a tel: link, and no dialler opens', async () => {
    await screen.click(await markOnScreen(page, '312-555-0149'));
    await cardSaying(connected.rig, page, 'dialog', '+1 312 555 0149');
    await picture('card-of-tel-link');
    await hand.pressMain('alertdialog');
    await waitUntil(() => isCalled('+13125550149'), 'the call at the service');
    await cardSaying(connected.rig, page, 'status');
    await screen.key('Escape');
    await cardGone(connected.rig, page);
  });

  it('opens the card at the call button, and cancels the call under a mouse that stays', async () => {
    await screen.moveTo(await markOnScreen(page, '212.555.0187'));
    const button = await hand.callButton();
    await picture('call-button');
    await hand.pressMain('dialog');
    await cardSaying(connected.rig, page, 'dialog', '+1 212 555 0187');
    const { whole: card } = await hand.boxes();
    expect(distance(card, button)).toBeLessThanOrEqual(NEAR);

    const pressed = await hand.pressMain('alertdialog');
    const { main: cancel } = await hand.boxes();
    const corner = await onScreen(page, { left: 0, top: 0, right: 0, bottom: 0 });
    expect(cancel && containsPoint(cancel, pressed.x - corner.x, pressed.y - corner.y)).toBe(true);
    await picture('cancel-under-the-pointer');
    await hand.pressHere('status');
    await picture('call-cancelled');
    expect(isCalled('+12125550187')).toBe(false);
    const [call] = await readLog(connected.popup);
    expect(call).toMatchObject({ callee: '+12125550187', state: 'cancelled' });
  });

  it('is cancelled by the keys of the command', async () => {
    await screen.click(await markOnScreen(page, '+44 7700 900123'));
    await cardSaying(connected.rig, page, 'dialog', '+44 7700 900123');
    await hand.pressMain('alertdialog');
    await screen.key('alt+shift+u');
    await waitUntil(async () => {
      const [call] = await readLog(connected.popup);
      return call?.callee === '+447700900123' && call.problem?.code === 'cancelled-by-rep';
    }, 'the call to be cancelled');
    await cardSaying(connected.rig, page, 'status', 'Cancelled');
    await picture('cancelled-by-keys');
    expect(isCalled('+447700900123')).toBe(false);
  });
});
