import { type Box, boxAt, distance, movedInto, overlaps, type Size } from '@/lib/page/dom/geometry';

/** Space between number and card, and between card and viewport edge, in pixels. */
const GAP = 6;
const EDGE = 8;
/** Maximum distance from button to number, and from card to button, in pixels. */
const NEAR = 24;
/** Distance between two candidate positions of the button along a line of text, in pixels. */
const STEP = 12;
/** Maximum vertical offset of the button from the middle of the number's line, in pixels. */
const SHIFT = 9;
/** Minimum space between number and button, in pixels. */
const LEAST_GAP = 3;

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

/** A position, and its side of the number. Later placements keep that side if they can. */
export interface CardPosition {
  box: Box;
  side: number;
}

/** Whether some of a number's last line is in the viewport. */
export function isInView({
  number,
  viewport,
}: Pick<CardSurroundings, 'number' | 'viewport'>): boolean {
  const end = number.at(-1);
  const view = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  return end !== undefined && overlaps(end, view);
}

/**
 * Finds a position for the button at the number's side, where nothing is read or pressed: at most `NEAR` pixels
 * away if there is such a position, else up to four button sizes away, but nearer to this number than
 * to any other; else near, where it covers least. Never over the number itself. Undefined when the
 * number is out of view.
 */
export function buttonPosition(around: CardSurroundings, side?: number): CardPosition | undefined {
  const end = around.number.at(-1);
  if (!end || !isInView(around)) return undefined;
  const open = inBounds(buttonSides(around, end), around);
  const kept = open.find((position) => position.side === side);
  if (kept) return kept;
  const near = open.filter(({ box }) => gapTo(around.number, box) <= NEAR);
  const far = open.filter(({ box }) => gapTo(around.number, box) > NEAR);
  const nearest = near.length > 0 ? near : far;
  return free(near, around) ?? free(far.filter(belongs(around)), around) ?? best(nearest, around);
}

function gapTo(lines: readonly Box[], box: Box): number {
  return Math.min(...lines.map((line) => distance(line, box)));
}

/** Whether a position is nearer to its own number than to any other one. */
function belongs({ number, others }: CardSurroundings): (position: CardPosition) => boolean {
  return ({ box }) => gapTo(others(), box) > gapTo(number, box);
}

/** Finds a position for the card at its button, where it covers the least text and controls. */
export function cardPosition(around: CardSurroundings, button: Box): CardPosition | undefined {
  const end = around.number.at(-1);
  if (!end || !isInView(around)) return undefined;
  const open = inBounds(cardSides(around, end, button), around);
  const near = open.filter(({ box }) => distance(box, button) <= NEAR);
  return best(near.length > 0 ? near : open, around);
}

/** Keeps a card of another size at the same top left corner, unless it would cover the number. */
export function positionAtCorner(
  around: CardSurroundings,
  left: number,
  top: number,
): Box | undefined {
  const box = movedInto(boxAt(left, top, around.size), boundsOf(around));
  return around.number.some((line) => overlaps(line, box)) ? undefined : box;
}

/** Moves positions into the viewport. Prefers those that do not cover the number. */
function inBounds(sides: readonly Box[], around: CardSurroundings): CardPosition[] {
  const bounds = boundsOf(around);
  const positions = sides.map((box, side) => ({ box: movedInto(box, bounds), side }));
  const free = positions.filter(({ box }) => !around.number.some((line) => overlaps(line, box)));
  return free.length > 0 ? free : positions;
}

function boundsOf({ viewport: { width, height } }: CardSurroundings): Box {
  return { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
}

/** The first position that covers nothing. */
function free(
  positions: readonly CardPosition[],
  { covered }: CardSurroundings,
): CardPosition | undefined {
  return positions.find(({ box }) => covered(box, 0) === 0);
}

/** The position that covers least, the first one if several are equal. */
function best(
  positions: readonly CardPosition[],
  { covered }: CardSurroundings,
): CardPosition | undefined {
  let least = Number.POSITIVE_INFINITY;
  let chosen: CardPosition | undefined;
  for (const position of positions) {
    const cost = covered(position.box, least);
    if (cost < least) [least, chosen] = [cost, position];
    if (cost === 0) break;
  }
  return chosen;
}

/** Distances, in button sizes, that are tried when there is no free position near the number. */
const FARTHER = [1, 2, 3, 4];

/** Positions for the button, the best first: at the number's side, along its lines, then farther off. */
function buttonSides(around: CardSurroundings, end: Box): Box[] {
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
    .filter((box) => gapTo(number, box) >= LEAST_GAP)
    .sort((one, other) => Math.abs(one.left - after) - Math.abs(other.left - after));
}

/** Positions with a corner at the button, downwards and upwards, then below and above the number. */
function cardSides({ size, direction, number }: CardSurroundings, end: Box, button: Box): Box[] {
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

/** Centers a card without a number at the top. */
export function positionAtTop(size: Size, viewport: Size): Box {
  return boxAt(Math.max(EDGE, (viewport.width - size.width) / 2), EDGE * 2, size);
}
