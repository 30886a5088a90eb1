import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { HOST } from './card';

/** What of the open card is cut off, or stands outside of the card or of the window, as `fault: text`. */
export async function cardFaults(rig: Rig, page: Page): Promise<string[]> {
  const faults = await rig.insideClosedRoot(page, HOST, (root) => {
    const card = root.querySelector('section');
    if (!card) return ['no card'];
    const textOf = (element: Element) =>
      [element, ...element.querySelectorAll('[data-text]')]
        .map((each) => each.getAttribute('data-text') ?? '')
        .join(' ')
        .trim();
    const isInside = (inner: DOMRect, left: number, right: number) =>
      inner.width === 0 || (inner.left >= left - 1 && inner.right <= right + 1);
    const around = card.getBoundingClientRect();
    const parts = [...card.querySelectorAll<HTMLElement>('*:not(svg *)')].flatMap((part) => {
      const outside = !isInside(part.getBoundingClientRect(), around.left, around.right);
      const { display, overflowX } = getComputedStyle(part);
      const hasText = part.hasAttribute('data-text') || overflowX !== 'visible';
      const cut = hasText && display !== 'inline' && part.scrollWidth > part.clientWidth + 1;
      return [outside && 'outside', cut && 'cut']
        .filter(Boolean)
        .map((fault) => `${fault}: ${textOf(part)}`);
    });
    return isInside(around, 0, innerWidth)
      ? parts
      : ['the card is outside of the window', ...parts];
  });
  return faults ?? ['no card'];
}
