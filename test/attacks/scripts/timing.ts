import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, attackThenCall, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';
import { LOOK_MS } from './hiding';

export const SAW_SOMETHING_ELSE: Seen = 'something else';
/** Slower than this, two clicks are two decisions: less than a button must have been in sight. */
const DOUBLE_CLICK_MS = 300;
/** How long the rep holds the mouse button down: longer than a button must be visible. */
const HOLD_MS = 500;
/** How long the rep sees the cover before it goes, in milliseconds. */
const COVERED_MS = 600;
/** From the strike to the click: longer than a button must be visible, and while the page stands still. */
const STRUCK_MS = 380;
export const CALL_BUTTON_NAME = /^Call ./;

/** Where a button stands as soon as there is one. */
export function pointOnButton(stage: AttackStage, name: RegExp): Promise<{ x: number; y: number }> {
  return waitUntil(() => stage.button(name), `a button ${name}`);
}

/** Where Call stands as soon as the card is open. */
function soonCall(stage: AttackStage): Promise<{ x: number; y: number }> {
  return waitUntil(() => stage.callButton(), 'Call');
}

/** Runs in the page: moves the number, and the card with it, so that a button lies at a point. */
export function moveNumberUnder(move: {
  from: { x: number; y: number };
  to: { x: number; y: number };
}): void {
  const number = document.querySelector('p');
  if (!number) return;
  number.style.position = 'relative';
  number.style.left = `${Number.parseFloat(number.style.left || '0') + move.to.x - move.from.x}px`;
  number.style.top = `${Number.parseFloat(number.style.top || '0') + move.to.y - move.from.y}px`;
  window.dispatchEvent(new Event('resize'));
}

/** The page moves Call under a mouse that keeps clicking at one position. */
async function pursued(stage: AttackStage, pauseMs: number, clicks: number): Promise<Seen> {
  const { page } = stage;
  await stage.openCard();
  const at = { x: 900, y: 500 };
  await page.mouse.move(at.x, at.y, { steps: 3 });
  for (let click = 0; click < clicks; click++) {
    const call = await stage.callButton();
    if (call) await page.evaluate(moveNumberUnder, { from: call, to: at });
    await sleep(pauseMs);
    await page.mouse.click(at.x, at.y);
  }
  return SAW_SOMETHING_ELSE;
}

/**
 * A cover with a button of its own. When it strikes, it goes in one frame, before Handset looks in that
 * frame; the page then stands still before it paints, so that the rep clicks on what is no longer there.
 */
const FREEZE = `<div id="cover" popover="manual" style="inset:0;width:100%;height:100%;margin:0;border:0">
Press for a prize</div><div id="sized"></div><script>
  let frozen = false;
  new ResizeObserver(() => {
    if (!window.strike || frozen) return;
    frozen = true;
    const end = performance.now() + 700;
    while (performance.now() < end);
  }).observe(document.getElementById('sized'));
  requestAnimationFrame(function tick() {
    requestAnimationFrame(tick);
    if (!window.strike || frozen) return;
    document.getElementById('cover').hidePopover();
    document.getElementById('sized').style.height = '9px';
  });
</script>`;

/** A thing to drag. The page lets it be dropped anywhere, and says where that was. */
const DRAG = `<div id="thing" draggable="true" style="width:80px;height:40px;background:#ccc">Drag me</div>
<script>
  window.dropped = '';
  addEventListener('dragover', (event) => event.preventDefault(), true);
  addEventListener('drop', (event) => {
    event.preventDefault();
    dropped = event.target.closest('handset-call') ? 'handset-call' : event.target.localName;
  }, true);
</script>`;

/** The page locks the pointer at a key press, and says whether a click came to it. */
const LOCK = `<script>
  window.clicked = false;
  addEventListener('keydown', () => document.body.requestPointerLock(), true);
  addEventListener('click', () => { clicked = clicked || document.pointerLockElement !== null; }, true);
</script>`;

/** Runs in the page. */
function isLocked(): boolean {
  return document.pointerLockElement !== null;
}

/** Attacks on when a click is made. */
export const timing: Attack[] = [
  {
    name: 'a double click: the second lands on what the first brought',
    guard: 'steady',
    async run(stage) {
      await stage.rest();
      const button = await pointOnButton(stage, CALL_BUTTON_NAME);
      await stage.page.mouse.move(button.x, button.y, { steps: 3 });
      await sleep(LOOK_MS);
      const begun = performance.now();
      await stage.page.mouse.click(button.x, button.y);
      const call = await soonCall(stage);
      await stage.page.mouse.click(call.x, call.y);
      // On a busy machine the second click comes so late that the rep saw what it is on.
      return performance.now() - begun < DOUBLE_CLICK_MS ? SAW_SOMETHING_ELSE : 'as drawn';
    },
  },
  {
    name: 'a button that comes under a press already under way',
    guard: 'browser',
    async run(stage) {
      await stage.openCard();
      const call = await soonCall(stage);
      const at = { x: 900, y: 500 };
      await stage.page.mouse.move(at.x, at.y, { steps: 3 });
      await stage.page.mouse.down();
      await stage.page.evaluate(moveNumberUnder, { from: call, to: at });
      await sleep(HOLD_MS);
      await stage.page.mouse.up();
      return SAW_SOMETHING_ELSE;
    },
  },
  {
    name: 'a button that is moved under a mouse which clicks fast',
    guard: 'reached-for',
    run: (stage) => pursued(stage, 150, 6),
  },
  {
    name: 'a button that is moved under a mouse which clicks slowly and never moves',
    guard: 'reached-for',
    run: (stage) => pursued(stage, 600, 3),
  },
  {
    name: 'a cover that goes in a frame which is not painted before the click is in',
    guard: 'painted',
    html: FREEZE,
    async run(stage) {
      await stage.openCard();
      const call = await soonCall(stage);
      await stage.page.mouse.move(call.x - 9, call.y - 5);
      await stage.page.mouse.move(call.x, call.y, { steps: 3 });
      await stage.page.evaluate(() => document.getElementById('cover')?.showPopover());
      await sleep(COVERED_MS);
      await stage.page.evaluate(() => Object.assign(window, { strike: true }));
      await sleep(STRUCK_MS);
      await stage.page.mouse.click(call.x, call.y);
      return SAW_SOMETHING_ELSE;
    },
  },
  {
    name: 'something dragged and dropped on the button',
    guard: 'browser',
    // Firefox's driver refuses to drop on a top layer.
    browsers: ['chromium'],
    html: DRAG,
    async run(stage) {
      await stage.openCard();
      const call = await soonCall(stage);
      return attackThenCall(stage, async () => {
        await stage.page.mouse.move(40, 250);
        await stage.page.mouse.down();
        await stage.page.mouse.move(call.x, call.y, { steps: 8 });
        await sleep(LOOK_MS);
        await stage.page.mouse.up();
        await waitUntil(
          async () => (await stage.page.evaluate('dropped')) === 'handset-call',
          'the drop on the card',
        );
      });
    },
  },
  {
    name: 'a pointer locked by the page, over the button',
    guard: 'browser',
    html: LOCK,
    async run(stage) {
      await stage.openCard();
      const call = await soonCall(stage);
      await stage.page.mouse.move(call.x - 40, call.y - 40);
      await stage.page.mouse.move(call.x, call.y, { steps: 4 });
      await sleep(LOOK_MS);
      return attackThenCall(stage, async () => {
        await stage.page.keyboard.press('l');
        await waitUntil(() => stage.page.evaluate(isLocked), 'the locked pointer');
        await stage.page.mouse.click(call.x, call.y);
        await waitUntil(() => stage.page.evaluate('clicked'), 'the click to come to the page');
        await stage.page.evaluate(() => document.exitPointerLock());
      });
    },
  },
];
