import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { numbersMarked } from '@/test/support/page/frame-marks';
import { numbersListed } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

const NEAR = '+44 20 7946 0971';
const FAR = '+44 20 7946 0972';
const FARTHER = '+44 20 7946 0973';
const PUT_AWAY = '+44 20 7946 0974';
const LATEST = '+44 20 7946 0975';
/** Longer than a frame near the viewport takes to be read, in milliseconds. */
const NOTHING_MS = 500;
/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('frames far from the viewport in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  const e164 = (text: string) => text.replaceAll(' ', '');
  const isMarked = async (text: string) => (await numbersMarked(page)).includes(e164(text));
  const isInAnyFrame = async (isTrue: (text: string) => boolean, text: string) =>
    (await Promise.all(page.frames().map((frame) => frame.evaluate(isTrue, text)))).includes(true);

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    // A popup lists what its tab holds, and has all of it read.
    await connected.popup.close();
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/frames`);
    await page.evaluate(addLetters, [NEAR, FAR, FARTHER]);
  });
  afterAll(() => connected?.stop());

  it('reads a frame near the viewport, and no other', inTurn, async () => {
    await waitUntil(() => isMarked(NEAR), 'the number in the near frame to be marked');
    expect(await isMarked(FAR)).toBe(false);
  });

  it('reads a frame when it comes near', inTurn, async () => {
    await page.evaluate(scrollToLetter, FAR);
    await waitUntil(() => isMarked(FAR), 'the number in the far frame to be marked');
    expect(await isMarked(FARTHER)).toBe(false);
  });

  it('reads a frame in a hidden pane once the pane is shown', inTurn, async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(addPane, PUT_AWAY);
    await waitUntil(() => isInAnyFrame(contains, PUT_AWAY), 'the frame in the pane to be loaded');
    await sleep(NOTHING_MS);
    expect(await isMarked(PUT_AWAY)).toBe(false);
    await page.evaluate(() => document.querySelector('.pane')?.removeAttribute('hidden'));
    await waitUntil(() => isMarked(PUT_AWAY), 'the number in the pane to be marked');
  });

  it('reads a frame that was scrolled before it came near', inTurn, async () => {
    await page.evaluate(addChat, LATEST);
    await waitUntil(() => isInAnyFrame(isAtEnd, LATEST), 'the chat to go to its end');
    await page.evaluate(scrollToLetter, LATEST);
    await waitUntil(() => isMarked(LATEST), 'the number at the end of the chat to be marked');
  });

  it('lists the numbers of all frames in the popup', inTurn, async () => {
    const popup = await connected.rig.openOwn('popup.html');
    const numbers = (await numbersListed(popup, page)).map((number) => number.e164);
    expect(numbers).toEqual(expect.arrayContaining([NEAR, FAR, FARTHER].map(e164)));
  });
});

/** Runs in a frame. */
function contains(text: string): boolean {
  return document.body?.textContent.includes(text) === true;
}

/** Runs in a frame: whether it is the chat that ends with this text, scrolled to its end. */
function isAtEnd(text: string): boolean {
  return scrollY > 0 && document.getElementById('end')?.textContent.includes(text) === true;
}

/** Runs in the page: letters, each in a frame of its own, ten screens apart. */
function addLetters(numbers: string[]): void {
  document.body.replaceChildren();
  for (const number of numbers) {
    const frame = document.createElement('iframe');
    frame.title = number;
    frame.srcdoc = `<p>Kind regards, ${number}</p>`;
    frame.style.cssText = 'display: block; margin-bottom: 1000vh';
    document.body.append(frame);
  }
}

/** Runs in the page. */
function scrollToLetter(title: string): void {
  document.querySelector(`iframe[title="${title}"]`)?.scrollIntoView();
}

/** Runs in the page: a letter in a pane that is not drawn, above the others. */
function addPane(number: string): void {
  const html = `<div class="pane" hidden><iframe srcdoc="<p>${number}</p>"></iframe></div>`;
  document.body.insertAdjacentHTML('afterbegin', html);
}

/** Runs in the page: a chat as high as its frame, far below, that goes to its end as it loads. */
function addChat(number: string): void {
  const frame = document.createElement('iframe');
  frame.title = number;
  frame.srcdoc =
    '<style>html, body { height: 100%; margin: 0 } p { height: 3000px }</style>' +
    `<p>Hello</p><b id="end">Call ${number}</b>` +
    '<script>document.getElementById("end").scrollIntoView({ block: "nearest" })</script>';
  document.body.append(frame);
}
