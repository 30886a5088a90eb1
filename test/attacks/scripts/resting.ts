import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Seen } from '@/test/attacks/attack';
import type { Stage } from '@/test/support/attacks/lab';
import { bringUnder } from './timing';

/** Where the rep's mouse is: on a button of a game, say. */
const AT = { x: 700, y: 450 };
/** Between two clicks, in milliseconds. */
const PACE_MS = 650;
/** Clicks: one opens the card, the next one calls. */
const CLICKS = 6;

/** Clicks again and again at one place, with a hand's tremble. */
async function clickOn({ page }: Stage, tremble: number): Promise<void> {
  await sleep(PACE_MS / 2);
  await page.mouse.move(AT.x + tremble, AT.y);
  await sleep(40);
  await page.mouse.move(AT.x, AT.y);
  await sleep(PACE_MS / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** The page brings number, button and Call under the mouse one after the other. */
async function brought(stage: Stage, offset = { x: 0, y: 0 }): Promise<Seen> {
  const { page } = stage;
  await page.mouse.move(AT.x - 9, AT.y - 9);
  await page.mouse.move(AT.x, AT.y, { steps: 4 });
  const to = { x: AT.x + offset.x, y: AT.y + offset.y };
  const number = await page.$eval('#number', (element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x: x + 20, y: y + 10 };
  });
  await page.evaluate(bringUnder, { from: number, to });
  for (let click = 0; click < CLICKS; click++) {
    await clickOn(stage, click % 2 ? 1 : -1);
    const next = (await stage.callButton()) ?? (await stage.button(/^Call ./));
    if (next) await page.evaluate(bringUnder, { from: next, to });
  }
  return 'something else';
}

/** Attacks on a hand that stays where it is. */
export const resting: Attack[] = [
  {
    name: 'number, button and Call brought under a mouse that clicks at one place and trembles',
    guard: 'reached-for',
    run: (stage) => brought(stage),
  },
];
