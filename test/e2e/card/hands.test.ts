import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AttackLab,
  type AttackStage,
  openAttackLab,
  VICTIM,
} from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, HOST } from '@/test/support/card/card';
import { waitUntil } from '@/test/support/wait';

/** From the card's opening to the first movement of a hand that knows the way, and to its press, in ms. */
const QUICK = { start: 120, press: 350 };
/** Longer than the browser may show its bubble for an invalid field, in milliseconds. */
const BUBBLE_MS = 900;
/** Between two taps of a finger, in milliseconds. */
const TAP_MS = 3_000;

describe.each(browserNames)('hands on the card in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  it('calls at the first press of a quick hand', async () => {
    const stage = await lab.stage();
    await stage.openCard();
    const call = await waitUntil(() => stage.callButton(), 'Call');
    await sleep(QUICK.start);
    await stage.page.mouse.move(call.x, call.y, { steps: 6 });
    await sleep(QUICK.press);
    const calls = await lab.expectedCalls(() => stage.page.mouse.click(call.x, call.y));
    expect(calls).toEqual([VICTIM.e164]);
    await stage.page.close();
  });

  it('calls at the first press although an invalid field of the page has the focus', async () => {
    const stage = await lab.stage('<input id="field" required>');
    await stage.page.focus('#field');
    await stage.openCard();
    const call = await waitUntil(() => stage.callButton(), 'Call');
    await sleep(QUICK.start);
    await stage.page.mouse.move(call.x, call.y, { steps: 6 });
    await sleep(BUBBLE_MS);
    const calls = await lab.expectedCalls(() => stage.page.mouse.click(call.x, call.y));
    expect(calls).toEqual([VICTIM.e164]);
    await stage.page.close();
  });

  it('calls at the first press of a rep who comes from a field, and leaves the focus there', async () => {
    const stage = await lab.stage('<input id="field">');
    await stage.page.click('#field');
    await stage.page.keyboard.type('note');
    await stage.openCard();
    await reachCall(stage);
    expect(await stage.page.evaluate(focusedId)).toBe('field');
    const calls = await lab.expectedCalls(() => pressWhereItIs(stage));
    expect(calls).toEqual([VICTIM.e164]);
    await stage.page.close();
  });

  it('calls at the first press of a rep who typed in a field while the card was open', async () => {
    const stage = await lab.stage('<input id="field">');
    await stage.openCard();
    await stage.page.click('#field');
    await stage.page.keyboard.type('note');
    await reachCall(stage);
    expect(await stage.page.evaluate(focusedId)).toBe('field');
    const calls = await lab.expectedCalls(() => pressWhereItIs(stage));
    expect(calls).toEqual([VICTIM.e164]);
    await stage.page.close();
  });

  it('opens the card at the press after one that did not count', async () => {
    const stage = await lab.stage();
    await stage.rest();
    const { rig } = lab.connected;
    await rig.insideClosedRoot(stage.page, HOST, clickFirstButton);
    await cardSaying(rig, stage.page, '', 'A script on this page pressed this button');
    await stage.press(/^Call /);
    await cardSaying(rig, stage.page, 'dialog');
    await stage.page.close();
  });

  it('calls at the second tap of a finger', async () => {
    const { page, callButton } = await lab.stage();
    await waitUntil(() => page.evaluate(() => CSS.highlights.size > 0), 'marks');
    const number = await page.$eval('#number', (element) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: x + 20, y: y + 10 };
    });
    await page.touchscreen.tap(number.x, number.y);
    const call = await waitUntil(callButton, 'Call');
    await sleep(TAP_MS);
    const calls = await lab.expectedCalls(() => page.touchscreen.tap(call.x, call.y));
    expect(calls).toEqual([VICTIM.e164]);
    await page.close();
  });
});

/** Runs in the page. */
const focusedId = () => document.activeElement?.id;

/** The hand comes to Call, and rests there for a moment. */
async function reachCall({ page, callButton }: AttackStage): Promise<void> {
  const call = await waitUntil(callButton, 'Call');
  await sleep(QUICK.start);
  await page.mouse.move(call.x, call.y, { steps: 6 });
  await sleep(QUICK.press);
}

async function pressWhereItIs({ page, callButton }: AttackStage): Promise<void> {
  const call = await waitUntil(callButton, 'Call');
  await page.mouse.click(call.x, call.y);
}

/** Runs in the page, as a script of it would that got hold of the button. */
function clickFirstButton(root: ShadowRoot): string {
  root.querySelector('button')?.click();
  return '';
}
