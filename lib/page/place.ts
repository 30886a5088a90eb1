import { type Box, boxAt, overlaps, type Size, within } from './geometry';

/** Air between number and card, and between card and edge of the viewport, in pixels. */
const GAP = 6;
const EDGE = 8;

/** What is to be placed where. */
export interface Placing {
  /** The number's boxes, one a line; the last one is where it ends. */
  number: readonly Box[];
  size: Size;
  viewport: Size;
  direction: 'ltr' | 'rtl';
  /** How much of what is read lies under a box: 0 is free. */
  covered: (box: Box) => number;
}

/** A place, and on which side of the number it is: asked for again, it stays there while it can. */
export interface Place {
  box: Box;
  side: number;
}

/**
 * Where a button or card goes: beside the number's end if nothing is read there, else where least
 * is covered. Never over the number itself. Undefined when the number is out of view.
 */
export function placeBeside(placing: Placing, compact: boolean, side?: number): Place | undefined {
  const { number, viewport, covered } = placing;
  const end = number.at(-1);
  const view = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  if (!end || !overlaps(end, view)) return undefined;
  const bounds = { left: EDGE, top: EDGE, right: view.right - EDGE, bottom: view.bottom - EDGE };
  const sides = compact ? buttonSides(placing, end) : cardSides(placing, end);
  const places = sides.map((box, index) => ({ box: within(box, bounds), side: index }));
  const free = places.filter(({ box }) => !number.some((line) => overlaps(line, box)));
  const open = free.length > 0 ? free : places;
  return open.find((place) => place.side === side) ?? best(open, covered);
}

/** The first place that covers nothing, else the one that covers least. */
function best(places: Place[], covered: Placing['covered']): Place | undefined {
  let least = Number.POSITIVE_INFINITY;
  let chosen: Place | undefined;
  for (const place of places) {
    const cost = covered(place.box);
    if (cost < least) [least, chosen] = [cost, place];
    if (cost === 0) break;
  }
  return chosen;
}

/** How far from the number a free place is looked for, in sizes of the button. */
const REACH = [0, 1, 2, 3, 4];

/** After the end on its line, before the beginning, above and below the end; then farther off. */
function buttonSides({ size, direction, number }: Placing, end: Box): Box[] {
  const { width, height } = size;
  const first = number[0] ?? end;
  const middle = (end.top + end.bottom - height) / 2;
  const start = (first.top + first.bottom - height) / 2;
  const ltr = direction === 'ltr';
  const edge = ltr ? end.right - width : end.left;
  return REACH.flatMap((step) => {
    const after = ltr ? end.right + GAP + step * width : end.left - GAP - (step + 1) * width;
    const before = ltr ? first.left - GAP - (step + 1) * width : first.right + GAP + step * width;
    return [
      boxAt(after, middle, size),
      boxAt(before, start, size),
      boxAt(edge, first.top - GAP - (step + 1) * height, size),
      boxAt(edge, end.bottom + GAP + step * height, size),
      boxAt(after, first.top - (step + 1) * height, size),
      boxAt(after, end.bottom + step * height, size),
    ];
  });
}

/** Below, above, after, before: the first that covers nothing that is read. */
function cardSides({ size, direction, number }: Placing, end: Box): Box[] {
  const first = number[0] ?? end;
  const left = direction === 'ltr' ? end.left : end.right - size.width;
  const middle = (end.top + end.bottom - size.height) / 2;
  const after = direction === 'ltr' ? end.right + GAP * 2 : end.left - GAP * 2 - size.width;
  const before = direction === 'ltr' ? first.left - GAP * 2 - size.width : first.right + GAP * 2;
  return [
    boxAt(left, end.bottom + GAP, size),
    boxAt(left, first.top - GAP - size.height, size),
    boxAt(after, middle, size),
    boxAt(before, middle, size),
  ];
}

/** A card that belongs to no number stands at the top, in the middle. */
export function placeAtTop(size: Size, viewport: Size): Box {
  return boxAt(Math.max(EDGE, (viewport.width - size.width) / 2), EDGE * 2, size);
}
