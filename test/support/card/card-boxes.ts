import type { Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import type { Rig } from '@/test/support/browsers/rig';
import { HOST } from './card';

/** Boxes of the card's parts, in viewport pixels. */
export interface CardBoxes {
  /** The whole card, or the button beside a number. */
  whole: Box;
  /** The main button: Call, Cancel or the next step. */
  main?: Box;
}

/** Measures the visible parts of the card. */
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
