import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Attack, Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { moveNumberUnder } from './timing';

/** Where the rep's hand is: on a button of a game, say. */
const AT = { x: 700, y: 450 };
/** Between two presses, in milliseconds. */
const PACE_MS = 650;
const HALF_PACE_MS = PACE_MS / 2;
/** Between two taps: a button must be visible for longer before a touch counts. */
const TAP_PACE_MS = PACE_MS * 1.5;
/** Between two moves of a hand that trembles, in milliseconds. */
export const TREMBLE_MS = 40;
/** How long a button stands near the hand before it creeps, in milliseconds. */
const NEAR_MS = 150;
/** Presses: one opens the card, another one calls. */
const PRESSES = 6;

/** One press of a hand that stays at one position; `turn` counts them. */
type Press = (page: Page, turn: number) => Promise<void>;
type Bring = (stage: AttackStage, from: { x: number; y: number }) => Promise<void>;

/** A mouse that trembles by a pixel, up or down. */
export const clickTrembling: Press = async (page, turn) => {
  await sleep(HALF_PACE_MS);
  await page.mouse.move(AT.x, AT.y + (turn % 2 ? 1 : -1));
  await sleep(TREMBLE_MS);
  await page.mouse.move(AT.x, AT.y);
  await sleep(HALF_PACE_MS);
  await page.mouse.click(AT.x, AT.y);
};

const tap: Press = async (page) => {
  await sleep(TAP_PACE_MS);
  await page.touchscreen.tap(AT.x, AT.y);
};

/** A pen that doesn't hover. */
const tapWithPen: Press = async (page) => {
  await sleep(TAP_PACE_MS);
  const cdp = await page.createCDPSession();
  const pen = { ...AT, button: 'left', clickCount: 1, pointerType: 'pen', force: 0.5 } as const;
  await cdp.send('Input.dispatchMouseEvent', { ...pen, type: 'mousePressed' });
  await cdp.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseReleased' });
  await cdp.detach();
};

const bring =
  (offset: { x: number; y: number }): Bring =>
  ({ page }, from) =>
    page.evaluate(moveNumberUnder, { from, to: { x: AT.x + offset.x, y: AT.y + offset.y } });

/** Brings it near at once, and then slower than a pixel in a frame. */
const creep: Bring = async (stage, from) => {
  await bring({ x: 0, y: 50 })(stage, from);
  await sleep(NEAR_MS);
  await stage.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const number = document.querySelector('p');
        let left = 55;
        requestAnimationFrame(function step() {
          if (number) number.style.top = `${Number.parseFloat(number.style.top) - 0.9}px`;
          left--;
          if (left > 0) requestAnimationFrame(step);
          else resolve();
        });
      }),
  );
};

/** The page brings number, button and Call under the hand one after the other. */
export async function brought(stage: AttackStage, press: Press, by: Bring): Promise<Seen> {
  const { page } = stage;
  await page.mouse.move(AT.x - 30, AT.y - 30);
  await page.mouse.move(AT.x, AT.y, { steps: 4 });
  const number = await page.$eval('#number', (element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x: x + 20, y: y + 10 };
  });
  await bring({ x: 0, y: 0 })(stage, number);
  for (let turn = 0; turn < PRESSES; turn++) {
    await press(page, turn);
    const next = (await stage.callButton()) ?? (await stage.button(/^Call ./));
    if (next) await by(stage, next);
  }
  return 'something else';
}

export const atOnce = bring({ x: 0, y: 0 });

/** Attacks on a hand that stays where it is. */
export const resting: Attack[] = [
  {
    name: 'a trembling mouse that clicks at one position has number, button and Call brought under it',
    guard: 'reached-for',
    run: (stage) => brought(stage, clickTrembling, atOnce),
  },
  {
    name: 'a trembling mouse has the edge of each button brought to it',
    guard: 'reached-for',
    run: (stage) => brought(stage, clickTrembling, bring({ x: 0, y: 15 })),
  },
  {
    name: 'buttons that creep under a trembling mouse, less than a pixel in each frame',
    guard: 'reached-for',
    run: (stage) => brought(stage, clickTrembling, creep),
  },
  {
    name: 'a finger that taps at one position has number, button and Call brought under it',
    guard: 'reached-for',
    run: (stage) => brought(stage, tap, atOnce),
  },
  {
    name: 'a pen that taps at one position has number, button and Call brought under it',
    guard: 'reached-for',
    browsers: ['chromium'],
    run: (stage) => brought(stage, tapWithPen, atOnce),
  },
];
