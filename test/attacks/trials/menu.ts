import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackLab, VICTIM } from '@/test/support/attacks/lab';
import { markOnScreen } from '@/test/support/real/page-point';
import type { Point, Screen } from '@/test/support/real/screen';
import { waitUntil } from '@/test/support/wait';

/** Keys from the bottom of each browser's menu to our item: Chromium has two of its own below. */
const UP_TO_OURS = { chromium: ['Up', 'Up', 'Up'], firefox: ['Up'] };

/**
 * Once the menu is open, `swap()` puts another number under the pointer and into the focus. The page
 * lets no other listener hear that a menu opens.
 */
const SWAP = `<a id="other" href="tel:+16465550177" style="position:fixed;left:10px;top:400px">Other</a>
<script>
  window.opened = 0;
  window.keys = 0;
  addEventListener('keydown', () => { keys++; }, true);
  addEventListener('contextmenu', ({ isTrusted }) => { opened += isTrusted; }, true);
  for (const type of ['contextmenu', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'blur']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  }
  function swap() {
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
  }
</script>`;
/** How long a swap takes to reach the menu, if it can, in milliseconds. */
const SWAP_MS = 1_500;
/** Longer than a chosen item takes to become a call, in milliseconds. */
const CHOSEN_MS = 1_000;
/** A busy machine may open its menu too late for a hand that does not look. */
export const MAX_TRIES = 4;

/** What came of a menu. */
interface MenuUse {
  calls: string[];
  /** The menu was open and took the keys. */
  wasOpen: boolean;
}

/** The rep chooses our item in a real menu over the number. */
export async function chooseInMenu(lab: AttackLab, screen: Screen, html = ''): Promise<MenuUse> {
  // The pointer may be over the number already when the page opens.
  const before = await shownInMenu(lab);
  const { page } = await lab.stage(html);
  const mark = await markOnScreen(page, VICTIM.written);
  await restOn(mark, lab, screen, before);
  await screen.settle();
  const calls = await lab.callsDuring(async () => {
    await screen.openMenu();
    if (html) {
      await page.evaluate('swap()');
      await sleep(SWAP_MS);
    }
    await screen.key(...UP_TO_OURS[lab.connected.rig.name], 'Return');
    await sleep(CHOSEN_MS);
  });
  const wasMenuOpen = await page.evaluate(tookKeys);
  await page.close();
  return { calls, wasOpen: wasMenuOpen };
}

/** How long a move of the pointer may take to reach the menu, in milliseconds. */
const REACHED_MS = 3_000;

/**
 * Rests on a mark until the menu shows its number instead of what it showed before: that is what the
 * rep means to call.
 */
async function restOn(mark: Point, lab: AttackLab, screen: Screen, before: unknown): Promise<void> {
  const isShown = async () => {
    const shown = await shownInMenu(lab);
    return shown !== undefined && shown !== before;
  };
  // A busy machine may lose a move: the pointer comes again.
  await waitUntil(async () => {
    await screen.moveTo({ x: mark.x - 30, y: mark.y + 60 });
    await screen.moveTo(mark);
    return waitUntil(isShown, 'the number in the menu', REACHED_MS);
  }, 'a rest on the number');
}

/** Runs in the page: whether a menu opened, and no key came to the page instead. */
function tookKeys(): boolean {
  return Reflect.get(window, 'opened') > 0 && Reflect.get(window, 'keys') === 0;
}

/** Which offer the menu shows (lib/platform/ui/menus). */
export function shownInMenu({ connected }: AttackLab): Promise<unknown> {
  return connected.popup.evaluate(async () => {
    const { session } = Reflect.get(globalThis, 'chrome').storage;
    return (await session.get('menu-offer'))['menu-offer'];
  });
}

/** A menu that offers one number and calls another: who else was called. */
export async function menuSwapped(lab: AttackLab, screen: Screen): Promise<string[]> {
  for (let turn = 0; turn < MAX_TRIES; turn++) {
    const use = await chooseInMenu(lab, screen, SWAP);
    const others = use.calls.filter((callee) => callee !== VICTIM.e164);
    if (use.wasOpen || others.length > 0) return others;
  }
  throw new Error('The menu was always missed: nothing was tried');
}
