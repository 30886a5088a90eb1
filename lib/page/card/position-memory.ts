import { type Box, boxAt, containsPoint, overlaps, type Size } from '@/lib/page/dom/geometry';
import type { Anchor } from './card-handle';
import {
  buttonPosition,
  cardPosition,
  isInView,
  positionAtCorner,
  positionAtTop,
} from './card-position';
import type { CardSurroundings } from './card-sides';
import { coveredBy } from './covered-text';

/** Size of the button beside a number, in pixels. */
const BUTTON = { width: 32, height: 32 };
/** Cost of hiding another number, relative to other text. */
const NUMBER_COST = 4;
/** Cost of being under the pointer. */
const POINTER_COST = 100;

/** The positions of card and button while one number is shown. */
export interface PositionMemory {
  /**
   * Where the button goes, or the card. The button goes with its number out of view; the card stays.
   * `clear` moves the card aside while what lies under it is looked at.
   */
  boxFor(
    anchor: Anchor | undefined,
    size: Size,
    isButton: boolean,
    clear: () => void,
  ): Box | undefined;
  /** Returns whether the card stands above its number: it then grows upwards. */
  isAbove(): boolean;
  /** Forgets both positions. Call it when nothing is shown any more. */
  forget(): void;
}

/** A position relative to the start of the number's last line. */
type Offset = { left: number; top: number };

interface Remembered {
  anchor?: Anchor | undefined;
  buttonSide?: number;
  button?: Offset;
  card?: Offset;
  /** The card is above the number. `card` is then its lower edge. */
  above?: boolean;
  /** Where the card was last, in the viewport. */
  last?: Box;
}

/** Remembers the positions of one number's button and card, so that neither jumps. */
export function createPositionMemory(document: Document): PositionMemory {
  let known: Remembered = {};

  const buttonBox = (around: CardSurroundings): Box | undefined => {
    const position = buttonPosition(around, known.buttonSide);
    if (!position) return undefined;
    known.buttonSide = position.side;
    known.button = offsetOf(position.box, around);
    return position.box;
  };
  const cardBox = (around: CardSurroundings, clear: () => void): Box | undefined => {
    if (!isInView(around)) return known.last;
    const before = known.card && boxOf(known.card, around);
    const heightAbove = known.above ? around.size.height : 0;
    const again = before && positionAtCorner(around, before.left, before.top - heightAbove);
    if (again) return again;
    clear();
    const button = known.button
      ? boxOf(known.button, { ...around, size: BUTTON })
      : buttonBox({ ...around, size: BUTTON });
    const position = button && cardPosition(around, button);
    if (!position) return undefined;
    const { left, top, bottom } = position.box;
    known.above = bottom <= (around.number[0]?.top ?? 0);
    known.card = offsetOf({ ...position.box, left, top: known.above ? bottom : top }, around);
    return position.box;
  };
  return {
    boxFor(anchor, size, isButton, clear) {
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      if (anchor !== known.anchor) known = { anchor };
      if (!anchor) return positionAtTop(size, viewport);
      const around = surroundingsOf(document, anchor, { size, viewport });
      const box = isButton ? buttonBox(around) : cardBox(around, clear);
      if (!isButton && box) known.last = box;
      return box ?? (isButton ? undefined : positionAtTop(size, viewport));
    },
    isAbove: () => known.above === true,
    forget() {
      known = {};
    },
  };
}

function surroundingsOf(
  document: Document,
  anchor: Anchor,
  sizes: Pick<CardSurroundings, 'size' | 'viewport'>,
) {
  let known: Box[] | undefined;
  const others = () => {
    known ??= anchor.others();
    return known;
  };
  const covered = (box: Box, most = Number.POSITIVE_INFINITY) => {
    const numbers = others().filter((other) => overlaps(other, box)).length;
    // The pointer is on the field. A button under it would be pressed instead of the field.
    const { x, y } = anchor.pointer?.() ?? { x: -1, y: -1 };
    const pressed = containsPoint(box, x, y) ? POINTER_COST : 0;
    const cost = pressed + numbers * NUMBER_COST;
    const left = most - cost;
    return left < 0
      ? cost
      : cost + coveredBy(document, box, { numberElement: anchor.element, most: left });
  };
  const inField = anchor.field !== undefined;
  return {
    ...sizes,
    number: anchor.boxes(),
    direction: anchor.direction,
    inField,
    covered,
    others,
  };
}

function offsetOf(box: Box, { number }: CardSurroundings): Offset {
  const end = number.at(-1) ?? box;
  return { left: box.left - end.left, top: box.top - end.top };
}

function boxOf({ left, top }: Offset, { number, size }: CardSurroundings): Box {
  const end = number.at(-1) ?? { left: 0, top: 0 };
  return boxAt(end.left + left, end.top + top, size);
}
