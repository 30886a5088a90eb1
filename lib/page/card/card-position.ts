import { type Box, boxAt, distance, movedInto, overlaps, type Size } from '@/lib/page/dom/geometry';
import { buttonSides, type CardSurroundings, cardSides, gapTo, NEAR } from './card-sides';

/** Space between card and viewport edge, in pixels. */
const EDGE = 8;

/** A position, and its side of the number. Later positions keep that side if they can. */
export interface CardPosition {
  box: Box;
  side: number;
}

/** Returns whether some of a number's last line is in the viewport. */
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

/** Returns whether a position is nearer to its own number than to any other one. */
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

/** Centers a card without a number at the top. */
export function positionAtTop(size: Size, viewport: Size): Box {
  return boxAt(Math.max(EDGE, (viewport.width - size.width) / 2), EDGE * 2, size);
}
