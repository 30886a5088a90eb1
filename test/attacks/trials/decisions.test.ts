import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgeEvents } from '@/test/attacks/scripts/forging';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';
import { moveNumberUnder, pointOnButton } from '@/test/attacks/scripts/timing';
import { type AttackLab, type AttackStage, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, pressUntil } from '@/test/support/card/card';
import { readSetting } from '@/test/support/own-pages/connect';

/** The build that reps have: nothing is weakened. Both browsers at once, each one page after the other. */
const inTurn = { concurrent: false };
const NOT_A_NUMBER = /^Not a number here/;
/** Where the rep clicks for something else. */
const AT = { x: 900, y: 500 };
/** Clicks of a rep who is led by the page, and the time between two: less than a button must be in sight. */
const CLICKS = 8;
const CLICK_MS = 150;
/** Longer than a decision takes to be stored, in milliseconds. */
const STORED_MS = 1_000;

/** Runs in the page: covers everything with a picture that lets clicks through. */
function cover(): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="o" popover="manual" style="pointer-events:none;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Press for a prize</div>',
  );
  document.getElementById('o')?.showPopover();
}

/** Runs in the page: tries to give the focus to the button. */
function focusOurs(): void {
  const host = document.querySelector<HTMLElement>('handset-call');
  host?.setAttribute('tabindex', '0');
  host?.focus();
  for (const inner of host?.shadowRoot?.querySelectorAll('button') ?? []) inner.focus();
}

/** Runs in the page: reaches for the button through the elements under a point. */
function pressAt({ x, y }: { x: number; y: number }): void {
  for (const element of document.elementsFromPoint(x, y)) {
    element.shadowRoot?.querySelector('button')?.click();
    if (element instanceof HTMLElement) element.click();
  }
}

/** What a page may try, so that numbers on a site are silently no longer found, or texts of its own are. */
const attempts: [string, (stage: AttackStage) => Promise<void>][] = [
  [
    'synthetic events of every kind',
    async ({ page }) => {
      await sleep(LOOK_MS);
      await page.evaluate(forgeEvents);
    },
  ],
  [
    'clicks on whatever is drawn where the button is',
    async (stage) => {
      const at = await pointOnButton(stage, NOT_A_NUMBER);
      await sleep(LOOK_MS);
      await stage.page.evaluate(pressAt, at);
    },
  ],
  [
    'the focus, before the rep presses Enter and Space',
    async ({ page }) => {
      await page.evaluate(focusOurs);
      await sleep(LOOK_MS);
      await page.keyboard.press('Enter');
      await page.keyboard.press(' ' as 'Space');
    },
  ],
  [
    'the button brought under a click that is meant for Call',
    async (stage) => {
      const { page } = stage;
      const call = await pointOnButton(stage, CALL);
      await page.mouse.move(call.x, call.y, { steps: 3 });
      await sleep(LOOK_MS);
      const button = await pointOnButton(stage, NOT_A_NUMBER);
      await page.evaluate(moveNumberUnder, { from: button, to: call });
      await page.mouse.click(call.x, call.y);
    },
  ],
  [
    'a cover that lets the press through',
    async (stage) => {
      const { x, y } = await pointOnButton(stage, NOT_A_NUMBER);
      await stage.page.mouse.move(x, y, { steps: 3 });
      await stage.page.evaluate(cover);
      await sleep(LOOK_MS);
      await stage.page.mouse.click(x, y);
    },
  ],
  [
    'the button brought under a mouse that clicks at one position',
    async (stage) => {
      const { page } = stage;
      await page.mouse.move(AT.x, AT.y, { steps: 3 });
      for (let click = 0; click < CLICKS; click++) {
        const button = await stage.button(NOT_A_NUMBER);
        if (button) await page.evaluate(moveNumberUnder, { from: button, to: AT });
        await sleep(CLICK_MS);
        await page.mouse.click(AT.x, AT.y);
      }
    },
  ],
  [
    'the button brought under a mouse that rests, and clicks once',
    async (stage) => {
      const { page } = stage;
      await page.mouse.move(AT.x, AT.y, { steps: 3 });
      const button = await pointOnButton(stage, NOT_A_NUMBER);
      await page.evaluate(moveNumberUnder, { from: button, to: AT });
      await sleep(LOOK_MS);
      await page.mouse.click(AT.x, AT.y);
    },
  ],
];

describe.concurrent.each(browserNames)('a page that decides for the rep in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  const decided = () => readSetting(lab.connected.popup, 'numberDecisions');

  it.each(attempts)('decides nothing by %s', inTurn, async (_, attempt) => {
    const stage = await lab.stage();
    await stage.openCard();
    await attempt(stage);
    await sleep(STORED_MS);
    expect(await decided()).toBeUndefined();
    await stage.page.close();
  });

  it('and the same button works under the rep’s own hand', inTurn, async () => {
    const stage = await lab.stage();
    await stage.openCard();
    await pressUntil(lab.connected.rig, stage.page, NOT_A_NUMBER, 'status');
    expect(await decided()).toHaveLength(1);
    await stage.page.close();
  });
});
