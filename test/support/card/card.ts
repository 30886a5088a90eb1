import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { pointAgain } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** The one element that the extension adds to a page. */
export const HOST = 'handset-call';

/** The label of Call, with the number. The button beside a number may have the same. */
export const CALL = /^Call \+/;

/** Longer than a button must be visible before a press on it is trusted. */
const REST_MS = 450;
/** Longest wait for a card that the page keeps moving, in ms. */
const MOVES_MS = 2000;

/** The visible call card. */
export interface SeenCard {
  /** `dialog`, `alertdialog`; `status` for an outcome or sentence; empty while only the call button is shown. */
  role: string;
  /** Its texts, one per line. */
  text: string;
  buttons: { name: string; x: number; y: number; dead: boolean }[];
}

/** Reads the card; undefined if there is none. */
export async function readCard(rig: Rig, page: Page): Promise<SeenCard | undefined> {
  return rig.insideClosedRoot(page, HOST, (root) => {
    const section = root.querySelector('section');
    // The card's texts are drawn from attributes, because a page could find text nodes.
    const pieces = [...root.querySelectorAll<HTMLElement>('[data-text]:not(.spoken *)')];
    const buttons = [...root.querySelectorAll('button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return {
        name: (
          button.ariaLabel ??
          pieces.find((piece) => button.contains(piece))?.dataset.text ??
          ''
        )
          // Marks around a number in a sentence.
          .replace(/[\u2066-\u2069]/g, '')
          .replaceAll('\u00a0', ' '),
        x: x + width / 2,
        y: y + height / 2,
        dead: button.disabled || button.getAttribute('aria-disabled') === 'true',
      };
    });
    const role = section ? (section.getAttribute('role') ?? 'status') : '';
    return { role, text: pieces.map((piece) => piece.dataset.text).join('\n'), buttons };
  });
}

/** The button of an open card that calls. */
export function callButtonOf(card: SeenCard | undefined): SeenCard['buttons'][number] | undefined {
  if (card?.role !== 'dialog') return undefined;
  return card.buttons.find(({ name }) => CALL.test(name));
}

/** Waits until the card has this role and shows these words. */
export function cardSaying(rig: Rig, page: Page, role: string, words = ''): Promise<SeenCard> {
  return waitUntil(async () => {
    const card = await readCard(rig, page);
    return card?.role === role && card.text.includes(words) && card;
  }, `the card (${role}) saying “${words}”`);
}

/**
 * Waits until Call was painted where it stays: a hand moves only to what it sees. The card is painted first, and
 * positioned once its size is known. Some pages keep moving the card; then this stops waiting.
 */
export async function callButtonAtRest(rig: Rig, page: Page): Promise<void> {
  const position = async () => {
    const button = callButtonOf(await readCard(rig, page));
    return button && { x: button.x, y: button.y };
  };
  const read = () => readUnchanged(page, position);
  await waitUntil(read, 'Call to stay where it is', MOVES_MS).catch(() => undefined);
}

/** Reads something twice, two frames apart. Undefined while it changes. */
export async function readUnchanged<T>(
  page: Page,
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const before = await read();
  await page.evaluate(twoFrames);
  const after = await read();
  return JSON.stringify(before) === JSON.stringify(after) ? after : undefined;
}

/** Runs in the page. Waits until elements drawn for the first time are positioned. */
function twoFrames(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Waits until nothing of the extension is visible. */
export function cardGone(rig: Rig, page: Page): Promise<true> {
  return waitUntil(async () => {
    const card = await readCard(rig, page);
    return !card || (card.text === '' && card.buttons.length === 0);
  }, 'the card to go');
}

/** Presses a button of the card with the mouse, as slowly as a hand. */
export async function pressInCard(rig: Rig, page: Page, name: RegExp): Promise<void> {
  const find = async () =>
    (await readCard(rig, page))?.buttons.find((button) => name.test(button.name));
  const seen = await waitUntil(find, `a button ${name} in the card`);
  await page.mouse.move(seen.x, seen.y, { steps: 5 });
  await sleep(REST_MS);
  const { x, y } = (await find()) ?? seen;
  await page.mouse.click(x, y);
}

/** Maximum presses of a button. */
const MAX_PRESSES = 6;
/** Time in which a button must be there to be pressed, in ms. */
const BUTTON_MS = 5000;
/** Time in which a press must show its effect, in ms. */
const EFFECT_MS = 2500;

/**
 * Presses a button until the card has one of these roles. On a busy machine a button may not have been
 * painted long enough to trust a press (`lib/page/trust`), so it is pressed again. Each offer is called
 * only once, so another press makes no other call.
 */
export async function pressUntil(
  rig: Rig,
  page: Page,
  name: RegExp,
  ...roles: string[]
): Promise<SeenCard> {
  const reached = async () => {
    const card = await readCard(rig, page);
    return card && roles.includes(card.role) && card;
  };
  const find = async () => {
    const card = await readCard(rig, page);
    return card && !roles.includes(card.role) && card.buttons.find((each) => name.test(each.name));
  };
  const what = `the card (${roles}) after ${name} was pressed`;
  for (let press = 1; press < MAX_PRESSES; press++) {
    await pressIfThere(page, find);
    const card = await waitUntil(reached, what, EFFECT_MS).catch(() => undefined);
    if (card) return card;
    const still = await find();
    // Moves off the button: one that moved meanwhile is trusted only once the pointer came to it.
    if (still) await page.mouse.move(still.x, still.y + 40);
    // A pointer that travels slowly can lose the button on its way.
    else await pointAgain(page);
  }
  return waitUntil(reached, what);
}

/**
 * Presses a button unless it does not come, or goes while the pointer travels: a click there would
 * reach the page beneath.
 */
async function pressIfThere(
  page: Page,
  find: () => Promise<SeenCard['buttons'][number] | false | undefined>,
): Promise<void> {
  const seen = await waitUntil(find, 'a button', BUTTON_MS).catch(() => undefined);
  if (!seen) return;
  await page.mouse.move(seen.x, seen.y, { steps: 5 });
  await sleep(REST_MS);
  const now = await find();
  if (now) await page.mouse.click(now.x, now.y);
}
