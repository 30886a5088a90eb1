import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Attack, Seen } from '@/test/attacks/attack';
import { moveNumberUnder, SAW_SOMETHING_ELSE } from '@/test/attacks/scripts/timing';
import type { AttackStage } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';

/** Where the rep's hand is, on a game of the page's. */
const AT = { x: 700, y: 450 };
/** Longer than a button must be steady for a finger. */
const STEADY_MS = 950;
const TAPS = 5;
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
  const { page } = stage;
  const from = await page.$eval('#number', (element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x: x + 20, y: y + 10 };
  });
  // Loads the card’s script.
  await stage.rest();
  await page.mouse.move(20, 20);
  await sleep(REPEAT_MS);
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
    await sleep(300);
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
  await sleep(450);
  await page.evaluate(() => {
    document.getElementById('cover')?.hidePopover();
    Object.assign(window, { box: undefined });
  });
  await sleep(100);
  await page.mouse.move(call.x + 1, call.y);
  await sleep(40);
  await page.mouse.move(call.x, call.y);
  await sleep(450);
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
  await sleep(700);
  await page.keyboard.press('l');
  const isLocked = () => page.evaluate(() => document.pointerLockElement !== null);
  await waitUntil(isLocked, 'the lock of the pointer');
  await page.mouse.move(AT.x + 60, AT.y, { steps: 2 });
  await sleep(50);
  await page.mouse.move(AT.x, AT.y, { steps: 2 });
  await sleep(100);
  await page.evaluate(() => document.exitPointerLock());
  await sleep(REPEAT_MS);
  await page.mouse.click(AT.x, AT.y);
  return SAW_SOMETHING_ELSE;
}

/** The rep holds Enter on a dial link, and does not let go when the card comes. */
async function holdEnter(stage: AttackStage): Promise<Seen> {
  const { page } = stage;
  await stage.rest();
  await page.mouse.move(20, 20);
  await sleep(600);
  await page.focus('#link');
  await page.keyboard.down('Enter');
  await sleep(REPEAT_MS);
  for (let beat = 0; beat < 12; beat++) {
    await page.keyboard.down('Enter');
    await sleep(60);
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
