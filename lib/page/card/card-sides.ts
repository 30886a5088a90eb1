import { type Box, boxAt, distance, type Size } from '@/lib/page/dom/geometry';

/** Space between number and card, in pixels. */
const GAP = 6;
/** Maximum distance from button to number, and from card to button, in pixels. */
export const NEAR = 24;
/** Distance between two candidate positions of the button along a line of text, in pixels. */
const STEP = 12;
/** Maximum vertical offset of the button from the middle of the number's line, in pixels. */
const SHIFT = 9;
/** Minimum space between number and button, in pixels. */
const MIN_GAP = 3;

/** What the position of button and card depends on. */
export interface CardSurroundings {
  /** The number's boxes, one per line. It ends in the last one. */
  number: readonly Box[];
  size: Size;
  viewport: Size;
  direction: 'ltr' | 'rtl';
  /** The number is in a field: labels and icons stand before it. */
  inField?: boolean;
  /** How much text and how many controls a box covers. 0 means none. Stops counting beyond `most`. */
  covered: (box: Box, most?: number) => number;
  /** Boxes of other numbers in view. */
  others: () => readonly Box[];
}

/** Distances, in button sizes, that are tried when there is no free position near the number. */
const FARTHER = [1, 2, 3, 4];

/** Positions for the button, the best first: at the number's side, along its lines, then farther off. */
export function buttonSides(around: CardSurroundings, end: Box): Box[] {
  return [
    ...sidesAt(around, end, 0),
    ...positionsAlong(around, end),
    ...FARTHER.flatMap((step) => sidesAt(around, end, step)),
  ];
}

/** After the end on its line, before the beginning, above and below the end; `step` sizes away. */
function sidesAt(
  { size, direction, number, inField }: CardSurroundings,
  end: Box,
  step: number,
): Box[] {
  const { width, height } = size;
  const first = number[0] ?? end;
  const middle = (end.top + end.bottom - height) / 2;
  const start = (first.top + first.bottom - height) / 2;
  const ltr = direction === 'ltr';
  const edge = ltr ? end.right - width : end.left;
  const after = ltr ? end.right + GAP + step * width : end.left - GAP - (step + 1) * width;
  const before = ltr ? first.left - GAP - (step + 1) * width : first.right + GAP + step * width;
  return [
    boxAt(after, middle, size),
    ...(inField ? [] : [boxAt(before, start, size)]),
    boxAt(edge, first.top - GAP - (step + 1) * height, size),
    boxAt(edge, end.bottom + GAP + step * height, size),
    boxAt(after, first.top - (step + 1) * height, size),
    boxAt(after, end.bottom + step * height, size),
  ];
}

/** Positions along the number's lines: beside its end, below and above. The nearest to its end comes first. */
function positionsAlong({ size, direction, number, inField }: CardSurroundings, end: Box): Box[] {
  const first = number[0] ?? end;
  const middle = (end.top + end.bottom - size.height) / 2;
  const rows = [middle, middle + SHIFT, middle - SHIFT];
  rows.push(end.bottom + GAP, first.top - GAP - size.height);
  const from = Math.min(end.left, first.left) - (inField ? 0 : size.width + NEAR);
  const to = Math.max(end.right, first.right) + NEAR;
  const positions: Box[] = [];
  for (let at = from; at <= to; at += STEP)
    positions.push(...rows.map((top) => boxAt(at, top, size)));
  const after = direction === 'ltr' ? end.right + GAP : end.left - GAP - size.width;
  return positions
    .filter((box) => gapTo(number, box) >= MIN_GAP)
    .sort((one, other) => Math.abs(one.left - after) - Math.abs(other.left - after));
}

/** Positions with a corner at the button, downwards and upwards, then below and above the number. */
export function cardSides(
  { size, direction, number }: CardSurroundings,
  end: Box,
  button: Box,
): Box[] {
  const first = number[0] ?? end;
  const { width, height } = size;
  const [rightwards, leftwards] = [button.left, button.right - width];
  const [on, back] = direction === 'ltr' ? [rightwards, leftwards] : [leftwards, rightwards];
  const along = direction === 'ltr' ? end.left : end.right - width;
  // Upwards it ends above the button: Call must not come under the pointer that opened it.
  const [down, up] = [button.top, button.top - GAP - height];
  const [below, above] = [end.bottom + GAP, first.top - GAP - height];
  return [
    boxAt(on, down, size),
    boxAt(on, up, size),
    boxAt(on, below, size),
    boxAt(on, above, size),
    boxAt(along, below, size),
    boxAt(along, above, size),
    boxAt(back, below, size),
    boxAt(back, above, size),
    boxAt(back, down, size),
    boxAt(back, up, size),
  ];
}

/** Returns the distance from a box to the nearest line of a number, in pixels. */
export function gapTo(lines: readonly Box[], box: Box): number {
  return Math.min(...lines.map((line) => distance(line, box)));
}
