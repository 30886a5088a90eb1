import type { Panel } from '@/test/support/browsers/panel';
import { waitUntil } from '@/test/support/wait';
import type { Point } from './screen';

/** Where a control of a panel's page, found by its name or words, is on the screen. */
export function controlOf(panel: Panel, name: RegExp): Promise<Point> {
  return waitUntil(async () => {
    const controls = await panel.evaluate(readControls);
    const control = controls.find((each) => name.test(each.name));
    if (!control) throw new Error(`There are: ${controls.map((each) => each.name).join(' | ')}`);
    return { x: control.x, y: control.y };
  }, `a control ${name}`);
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
