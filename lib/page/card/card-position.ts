import { type Box, boxAt, distance, overlaps, type Size, within } from '@/lib/page/dom/geometry';

/** Air between number and card, and between card and edge of the viewport, in pixels. */
const GAP = 6;
const EDGE = 8;
/** How far from its button the card may open, in pixels. */
const NEAR_BUTTON = 24;

/** What is to be placed where. */
export interface CardSpace {
  /** The number's boxes, one a line; the last one is where it ends. */
  number: readonly Box[];
  size: Size;
  viewport: Size;
  direction: 'ltr' | 'rtl';
  /** The number is in a field: labels and icons stand before it. */
  inField?: boolean;
  /** How much of what is read lies under a box: 0 is free. */
  covered: (box: Box) => number;
}

/** A place, and on which side of the number it is: asked for again, it stays there while it can. */
export interface CardPosition {
  box: Box;
  side: number;
}

/** Whether a number can be seen: some of its last line is in the viewport. */
export function isInView({ number, viewport }: Pick<CardSpace, 'number' | 'viewport'>): boolean {
  const end = number.at(-1);
  const view = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  return end !== undefined && overlaps(end, view);
}

/**
 * Where the button goes: beside the number's end if nothing is read there, else where least is
 * covered. Never over the number itself. Undefined when the number is out of view.
 */
export function placeButton(placing: CardSpace, side?: number): CardPosition | undefined {
  const end = placing.number.at(-1);
  if (!end || !isInView(placing)) return undefined;
  const open = inBounds(buttonSides(placing, end), placing);
  return open.find((place) => place.side === side) ?? best(open, placing.covered);
}

/** Where the card opens: where its button is, over as little as it can of what is read or pressed. */
export function placeCard(placing: CardSpace, button: Box): CardPosition | undefined {
  const end = placing.number.at(-1);
  if (!end || !isInView(placing)) return undefined;
  const open = inBounds(cardSides(placing, end, button), placing);
  const near = open.filter(({ box }) => distance(box, button) <= NEAR_BUTTON);
  return best(near.length > 0 ? near : open, placing.covered);
}

/** A card of another size where one stood: at its top left corner, unless it would cover the number. */
export function placeAgain(placing: CardSpace, left: number, top: number): Box | undefined {
  const box = within(boxAt(left, top, placing.size), boundsOf(placing));
  return placing.number.some((line) => overlaps(line, box)) ? undefined : box;
}

/** Places moved into the viewport; those off the number, if there are any. */
function inBounds(sides: readonly Box[], placing: CardSpace): CardPosition[] {
  const bounds = boundsOf(placing);
  const places = sides.map((box, side) => ({ box: within(box, bounds), side }));
  const free = places.filter(({ box }) => !placing.number.some((line) => overlaps(line, box)));
  return free.length > 0 ? free : places;
}

function boundsOf({ viewport: { width, height } }: CardSpace): Box {
  return { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
}

/** The first place that covers nothing, else the one that covers least. */
function best(places: CardPosition[], covered: CardSpace['covered']): CardPosition | undefined {
  let least = Number.POSITIVE_INFINITY;
  let chosen: CardPosition | undefined;
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
function buttonSides({ size, direction, number, inField }: CardSpace, end: Box): Box[] {
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
      ...(inField ? [] : [boxAt(before, start, size)]),
      boxAt(edge, first.top - GAP - (step + 1) * height, size),
      boxAt(edge, end.bottom + GAP + step * height, size),
      boxAt(after, first.top - (step + 1) * height, size),
      boxAt(after, end.bottom + step * height, size),
    ];
  });
}

/** With a corner where the button is, downwards and upwards; then below and above the number. */
function cardSides({ size, direction, number }: CardSpace, end: Box, button: Box): Box[] {
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

/** A card that belongs to no number stands at the top, in the middle. */
export function positionAtTop(size: Size, viewport: Size): Box {
  return boxAt(Math.max(EDGE, (viewport.width - size.width) / 2), EDGE * 2, size);
}
