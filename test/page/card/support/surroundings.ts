import type { CardSurroundings } from '@/lib/page/card/card-sides';
import { boxAt } from '@/lib/page/dom/geometry';

/** A number on one line of text. */
export const number = boxAt(200, 100, { width: 90, height: 16 });

/** The button beside that number, in a page where nothing else is. */
export const emptySurroundings: CardSurroundings = {
  number: [number],
  size: { width: 32, height: 32 },
  viewport: { width: 800, height: 600 },
  direction: 'ltr',
  covered: () => 0,
  others: () => [],
};
