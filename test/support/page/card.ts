import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { waitUntil } from '@/test/support/wait';

/** The one element that the extension puts into a page. */
export const HOST = 'handset-call';

/** Longer than a button must have been in plain sight before it is believed. */
const REST_MS = 450;

/** What the rep sees of the call card. */
export interface SeenCard {
  /** `dialog`, `alertdialog`, `status`; empty while only the button beside the number stands. */
  role: string;
  /** Its text, one piece a line. */
  text: string;
  buttons: { name: string; x: number; y: number; dead: boolean }[];
}

/** Reads the card; `undefined` while there is none. */
export async function readCard(rig: Rig, page: Page): Promise<SeenCard | undefined> {
  return rig.insideClosedRoot(page, HOST, (root) => {
    const section = root.querySelector('section');
    // What the card says is drawn from attributes: a page can find any text.
    const pieces = [...root.querySelectorAll<HTMLElement>('[data-text]')];
    const buttons = [...root.querySelectorAll('button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return {
        name:
          button.ariaLabel ?? pieces.find((piece) => button.contains(piece))?.dataset.text ?? '',
        x: x + width / 2,
        y: y + height / 2,
        dead: button.disabled || button.getAttribute('aria-disabled') === 'true',
      };
    });
    const role = section?.getAttribute('role') ?? '';
    return { role, text: pieces.map((piece) => piece.dataset.text).join('\n'), buttons };
  });
}

/** Waits until the card stands in this role and shows these words. */
export function cardSaying(rig: Rig, page: Page, role: string, words = ''): Promise<SeenCard> {
  return waitUntil(async () => {
    const card = await readCard(rig, page);
    return card?.role === role && card.text.includes(words) && card;
  }, `the card (${role}) saying “${words}”`);
}

/** Waits until there is nothing of ours to see. */
export function cardGone(rig: Rig, page: Page): Promise<true> {
  return waitUntil(async () => {
    const card = await readCard(rig, page);
    return !card || (card.text === '' && card.buttons.length === 0);
  }, 'the card to go');
}

/** Presses a button of the card with the mouse, at the pace of a hand. */
export async function pressInCard(rig: Rig, page: Page, name: RegExp): Promise<void> {
  const find = async () =>
    (await readCard(rig, page))?.buttons.find((button) => name.test(button.name));
  const seen = await waitUntil(find, `a button ${name} in the card`);
  await page.mouse.move(seen.x, seen.y, { steps: 5 });
  await sleep(REST_MS);
  const { x, y } = (await find()) ?? seen;
  await page.mouse.click(x, y);
}

/** Most presses before a rep would give up on a button. */
const MOST_PRESSES = 6;
/** How long a press has to show its effect, in milliseconds. */
const EFFECT_MS = 2500;

/**
 * Presses a button until the card stands in one of these roles. While a busy machine paints nothing
 * for longer than a button must have stood in sight, a press is rightly not believed (`trust.ts`),
 * and a rep presses again: one press more is no call more, for an offer is called once.
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
  const what = `the card (${roles}) after ${name} was pressed`;
  for (let press = 1; press < MOST_PRESSES; press++) {
    await pressInCard(rig, page, name);
    const card = await waitUntil(reached, what, EFFECT_MS).catch(() => undefined);
    if (card) return card;
    const still = (await readCard(rig, page))?.buttons.find((button) => name.test(button.name));
    if (!still) break;
    // The hand moves a little, within the button: one that is not reached for anew stays unbelieved.
    await page.mouse.move(still.x + 6, still.y + 4);
  }
  return waitUntil(reached, what);
}
