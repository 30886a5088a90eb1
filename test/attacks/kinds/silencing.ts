import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Attack, Seen } from '@/test/attacks/attack';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';
import { BEAT_MS } from '@/test/attacks/scripts/keys';
import { TREMBLE_MS } from '@/test/attacks/scripts/resting';
import { moveNumberUnder, SAW_SOMETHING_ELSE } from '@/test/attacks/scripts/timing';
import type { AttackStage } from '@/test/support/attacks/lab';
import { cardGone } from '@/test/support/card/card';
import { waitUntil } from '@/test/support/wait';

/** Where the rep's hand is, on a game of the page's. */
const AT = { x: 700, y: 450 };
/** Longer than a button must be steady for a finger. */
const STEADY_MS = 950;
const TAPS = 5;
/** Longer than what a tap brings takes to be shown, in milliseconds. */
const TAPPED_MS = 300;
/** From the end of the cover to the hand's next move, in milliseconds. */
const UNCOVERED_MS = 100;
/** How long the rep plays with Call under the pointer: longer than a button must be visible. */
const PLAY_MS = 700;
/** Between two moves of the hand while the pointer is locked, in milliseconds. */
const MOVE_MS = 50;
/** From the last of these moves to the end of the lock, in milliseconds. */
const UNLOCK_MS = 100;
/** How long the hand rests before it presses: longer than a button must be visible. */
const REST_MS = 500;
/** Longer than the pause before a key that is held down repeats. */
const REPEAT_MS = 500;

/** The number is a dial link, whose click opens the card. */
const DIAL_LINK = `<script>
  document.getElementById('number').innerHTML =
    '<a id="link" href="tel:+12125550134">(212) 555-0134</a>';
</script>`;

/** A page that can keep each press from every listener but its own. */
const SILENT_PRESSES = `<script>
  addEventListener('pointerdown', (event) => {
    if (window.isSilent) event.stopImmediatePropagation();
  }, true);
</script>${DIAL_LINK}`;

/** A cover, and a page that can keep the moves over a box from every listener but its own. */
const SILENT_MOVES = `
<div id="cover" popover="manual" style="inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Level 2</div>
<script>
  addEventListener('pointermove', (event) => {
    const { box } = window;
    if (!box) return;
    const isOver = Math.abs(event.clientX - box.x) < 150 && Math.abs(event.clientY - box.y) < 34;
    if (isOver) event.stopImmediatePropagation();
  }, true);
</script>`;

const LOCKING = `<script>
  addEventListener('keydown', () => document.body.requestPointerLock(), true);
</script>`;

const setSilent = (page: Page, isSilent: boolean) =>
  page.evaluate((value) => Object.assign(window, { isSilent: value }), isSilent);

/** The rep taps elsewhere once, then plays at one position. Only the tap on Call is to be heard. */
async function tapSilently(stage: AttackStage): Promise<Seen> {
  const { page, lab } = stage;
  const from = await page.$eval('#number', (element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x: x + 20, y: y + 10 };
  });
  // Loads the card’s script.
  await stage.rest();
  await page.mouse.move(20, 20);
  await cardGone(lab.connected.rig, page);
  await page.touchscreen.tap(100, 600);
  await page.evaluate(moveNumberUnder, { from, to: AT });
  for (let tap = 0; tap < TAPS; tap++) {
    await sleep(STEADY_MS);
    const call = await stage.callButton();
    const isCall = call !== undefined && Math.hypot(call.x - AT.x, call.y - AT.y) < 5;
    await setSilent(page, !isCall);
    await page.touchscreen.tap(AT.x, AT.y);
    // What the card then shows has other buttons.
    if (isCall) break;
    await sleep(TAPPED_MS);
    const next = await stage.callButton();
    if (next) await page.evaluate(moveNumberUnder, { from: next, to: AT });
  }
  return SAW_SOMETHING_ELSE;
}

/** The pointer goes to where Call is while something covers it, and trembles once the cover is gone. */
async function trembleUnderCover(stage: AttackStage): Promise<Seen> {
  const { page } = stage;
  await stage.openCard();
  const call = await stage.callButton();
  if (!call) throw new Error('There is no Call');
  await page.evaluate(
    (box) => {
      document.getElementById('cover')?.showPopover();
      Object.assign(window, { box });
    },
    { x: call.x, y: call.y },
  );
  await page.mouse.move(call.x, call.y + 150, { steps: 3 });
  await page.mouse.move(call.x, call.y, { steps: 12 });
  await sleep(LOOK_MS);
  await page.evaluate(() => {
    document.getElementById('cover')?.hidePopover();
    Object.assign(window, { box: undefined });
  });
  await sleep(UNCOVERED_MS);
  await page.mouse.move(call.x + 1, call.y);
  await sleep(TREMBLE_MS);
  await page.mouse.move(call.x, call.y);
  await sleep(LOOK_MS);
  await page.mouse.click(call.x, call.y);
  return SAW_SOMETHING_ELSE;
}

/** Call is brought under a pointer that the page then locks: the hand moves, and the pointer stands still. */
async function lockOverCall(stage: AttackStage): Promise<Seen> {
  const { page } = stage;
  await stage.openCard();
  await page.mouse.move(AT.x, AT.y, { steps: 4 });
  const call = await stage.callButton();
  if (!call) throw new Error('There is no Call');
  await page.evaluate(moveNumberUnder, { from: call, to: AT });
  await sleep(PLAY_MS);
  await page.keyboard.press('l');
  const isLocked = () => page.evaluate(() => document.pointerLockElement !== null);
  await waitUntil(isLocked, 'the lock of the pointer');
  await page.mouse.move(AT.x + 60, AT.y, { steps: 2 });
  await sleep(MOVE_MS);
  await page.mouse.move(AT.x, AT.y, { steps: 2 });
  await sleep(UNLOCK_MS);
  await page.evaluate(() => document.exitPointerLock());
  await sleep(REST_MS);
  await page.mouse.click(AT.x, AT.y);
  return SAW_SOMETHING_ELSE;
}

/** The rep holds Enter on a dial link, and does not let go when the card comes. */
async function holdEnter(stage: AttackStage): Promise<Seen> {
  const { page, lab } = stage;
  await stage.rest();
  await page.mouse.move(20, 20);
  await cardGone(lab.connected.rig, page);
  await page.focus('#link');
  await page.keyboard.down('Enter');
  await sleep(REPEAT_MS);
  for (let beat = 0; beat < 12; beat++) {
    await page.keyboard.down('Enter');
    await sleep(BEAT_MS);
  }
  await page.keyboard.up('Enter');
  return SAW_SOMETHING_ELSE;
}

/** Attacks by a page that keeps events of the rep's hand from us, or their meaning. */
export const silencing: Attack[] = [
  {
    name: 'a finger whose presses at one position are kept from us, but for the one on Call',
    guard: 'reached-for',
    html: SILENT_PRESSES,
    run: tapSilently,
  },
  {
    name: 'a mouse whose way to the covered Call is kept from us',
    guard: 'reached-for',
    html: SILENT_MOVES,
    run: trembleUnderCover,
  },
  {
    name: 'a pointer that is locked over Call, plays, and is unlocked',
    guard: 'reached-for',
    html: LOCKING,
    run: lockOverCall,
  },
  {
    name: 'Enter held down from a dial link on, with its events kept from us',
    guard: 'no-repeat',
    html: `<script>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
    </script>${DIAL_LINK}`,
    run: holdEnter,
  },
];
