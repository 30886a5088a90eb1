import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '@/test/attacks/attack';
import { LOOK_MS } from '@/test/attacks/scripts/hiding';

/** Runs in the page: writes another number into the title of all that it gets at. */
function writeTitles(): void {
  for (const each of document.querySelectorAll<HTMLElement>(
    'html, handset-call, handset-call > *',
  )) {
    each.title = '+1 646 555 0177';
  }
}

/** Runs in the page: the tooltip at a point. Browsers take the first title from the inside out; an empty one ends it. */
function tooltipAt({ x, y }: { x: number; y: number }): string {
  const titled = document.elementFromPoint(x, y)?.closest<HTMLElement>('[title]');
  return titled?.title ?? '';
}

/** What browsers draw over the card from the page's words. No picture of the page shows a tooltip. */
export const tooltips: Attack[] = [
  {
    name: 'a tooltip of the page with another number, at Call',
    guard: 'no-tooltip',
    async run(stage) {
      const { page } = stage;
      await stage.openCard();
      await page.evaluate(writeTitles);
      const call = await stage.callButton();
      if (!call) throw new Error('There is no Call');
      await page.mouse.move(call.x - 60, call.y + 90, { steps: 3 });
      await page.mouse.move(call.x, call.y, { steps: 5 });
      await sleep(LOOK_MS);
      const tooltip = await page.evaluate(tooltipAt, call);
      await page.mouse.click(call.x, call.y);
      return tooltip ? 'something else' : 'as drawn';
    },
  },
];
