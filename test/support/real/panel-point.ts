import type { Panel } from '@/test/support/browsers/panel';
import { waitUntil } from '@/test/support/wait';
import type { Point, Screen } from './screen';

/** How far above the middle of Call the pointer rests first, in pixels. */
const BESIDE = 40;

/**
 * Where a control of a panel's page, found by its name or words, is on the screen, once it no longer moves: a panel
 * grows when it has just opened.
 */
export function controlOf(panel: Panel, name: RegExp): Promise<Point> {
  let before = '';
  return waitUntil(async () => {
    const controls = await panel.evaluate(readControls);
    const control = controls.find((each) => name.test(each.name));
    if (!control) throw new Error(`There are: ${controls.map((each) => each.name).join(' | ')}`);
    const { x, y } = control;
    const still = before === `${x},${y}`;
    before = `${x},${y}`;
    return still && { x, y };
  }, `a control ${name}`);
}

/**
 * Presses Call in a confirmation as a rep does who has read it: once it counts presses, and by a pointer that is seen
 * beside the button first. A pointer that jumps from the page onto the button does not count
 * (`components/popup/confirm/deliberate-press.ts`), and a busy browser may see a fast hand jump.
 */
export async function pressCallIn(screen: Screen, panel: Panel): Promise<void> {
  await waitUntil(() => panel.evaluate(isCallReady), 'Call to count presses');
  const { x, y } = await controlOf(panel, /^Call/);
  await screen.moveTo({ x, y: y - BESIDE });
  await screen.settle();
  await screen.click({ x, y });
}

/** Runs in the panel's page. */
function isCallReady(): boolean {
  return document.querySelector('.confirm .primary')?.ariaDisabled === 'false';
}

/**
 * Runs in the panel's page. Firefox tells where it stands, Chromium only for the popup, a window of
 * its own. Chromium 156 draws the side panel in the window's lower right corner, 12 pixels from it.
 */
function readControls(): { name: string; x: number; y: number }[] {
  const own = [Reflect.get(window, 'mozInnerScreenX'), Reflect.get(window, 'mozInnerScreenY')];
  const inset = outerWidth === innerWidth ? 0 : 12;
  const [left, top] = [
    own[0] ?? screenX + outerWidth - innerWidth - inset,
    own[1] ?? screenY + outerHeight - innerHeight - inset,
  ] as [number, number];
  return [...document.querySelectorAll<HTMLElement>('button, a, input, select')].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    // A row outside of the view is not drawn, so it has no inner text (`content-visibility`).
    const name = control.ariaLabel ?? (control.innerText || control.textContent);
    return { name, x: left + x + width / 2, y: top + y + height / 2 };
  });
}
