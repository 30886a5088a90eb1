import type { Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import type { Rig } from '@/test/support/browsers/rig';
import { HOST } from './card';

/** Where the parts of the card stand, in viewport pixels. */
export interface CardBoxes {
  /** All of it: the card, or the button beside a number. */
  whole: Box;
  /** Call, Cancel or the next step. */
  main?: Box;
}

/** Measures what is shown of the card now. */
export function readBoxes(rig: Rig, page: Page): Promise<CardBoxes | undefined> {
  return rig.insideClosedRoot(page, HOST, (root) => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const shown = root.querySelector('section') ?? root.querySelector('button');
    const main = root.querySelector('.main');
    return shown
      ? { whole: boxOf(shown), ...(main && { main: boxOf(main) }) }
      : (undefined as never);
  });
}
