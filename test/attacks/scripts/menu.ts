import { setTimeout as sleep } from 'node:timers/promises';
import { type Lab, VICTIM } from '@/test/support/attacks/lab';
import type { Display } from '@/test/support/browsers/display';
import { markOn } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Keys from the bottom of each browser's menu to our item: Chromium has two of its own below. */
const UP_TO_OURS = { chromium: ['Up', 'Up', 'Up'], firefox: ['Up'] };

/**
 * As the menu opens, another number gets the focus and the place under the pointer, and no listener
 * of anybody else hears that a menu was opened.
 */
const SWAP = `<a id="other" href="tel:+16465550177" style="position:fixed;left:10px;top:400px">Other</a>
<script>
  for (const type of ['contextmenu', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'blur']) {
    addEventListener(type, (event) => {
      event.stopImmediatePropagation();
      if (type !== 'contextmenu') return;
      const number = document.getElementById('number');
      number.firstChild.data = '(646) 555-0177';
      setTimeout(() => document.getElementById('other').focus(), 30);
      for (let turn = 0; turn < 20; turn++) {
        setTimeout(() => {
          const { x, y } = number.getBoundingClientRect();
          const at = { clientX: x + 9, clientY: y + 9, bubbles: true, composed: true };
          number.dispatchEvent(new PointerEvent('pointermove', at));
        }, turn * 100);
      }
    }, true);
  }
</script>`;

/** The rep chooses our item in a real menu over the number; answers who was called. */
export async function chooseInMenu(lab: Lab, display: Display, html = ''): Promise<string[]> {
  const { page } = await lab.stage(html);
  const mark = await markOn(page, VICTIM.written);
  const corner = await page.evaluate(cornerOfPage);
  const [x, y] = [corner.x + mark.x + 50, corner.y + mark.y + 10].map(Math.round);
  await display.xdotool('mousemove', Number(x) - 30, Number(y) + 60);
  await sleep(200);
  const before = await shownInMenu(lab);
  await display.xdotool('mousemove', Number(x), Number(y));
  // What the menu shows before it opens is what the rep means to call.
  await waitUntil(async () => (await shownInMenu(lab)) !== before, 'the number in the menu');
  await sleep(500);
  const calls = await lab.callsDuring(async () => {
    await display.xdotool('click', 3);
    await sleep(1_500);
    await display.xdotool('key', ...UP_TO_OURS[lab.desk.rig.name]);
    await sleep(300);
    await display.xdotool('key', 'Return');
    await sleep(1_000);
  });
  await page.close();
  return calls;
}

/** Which offer the menu shows (lib/platform/menus). */
function shownInMenu({ desk }: Lab): Promise<unknown> {
  return desk.popup.evaluate(async () => {
    const { session } = Reflect.get(globalThis, 'chrome').storage;
    return (await session.get('menu-offer'))['menu-offer'];
  });
}

/** A menu that offers one number and calls another: who else was called. */
export async function menuSwapped(lab: Lab, display: Display): Promise<string[]> {
  const calls = await chooseInMenu(lab, display, SWAP);
  return calls.filter((callee) => callee !== VICTIM.e164);
}

/** Runs in the page: where it stands on the screen. Firefox tells; in Chromium nothing is beside it. */
function cornerOfPage(): { x: number; y: number } {
  const [x, y] = [Reflect.get(window, 'mozInnerScreenX'), Reflect.get(window, 'mozInnerScreenY')];
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  const { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight } = window;
  return { x: screenX + (outerWidth - innerWidth) / 2, y: screenY + outerHeight - innerHeight };
}
