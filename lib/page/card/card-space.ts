import { type Box, boxAt, containsPoint, overlaps, type Size } from '@/lib/page/dom/geometry';
import type { Anchor } from './card-handle';
import {
  type CardSpace,
  isInView,
  placeAgain,
  placeButton,
  placeCard,
  positionAtTop,
} from './card-position';
import { coveredBy } from './covered-text';

/** Size of the button beside a number, in pixels. */
const BUTTON = { width: 32, height: 32 };
/** Cost of hiding another number, relative to other text. */
const NUMBER_COST = 4;
/** Cost of being under the pointer. */
const POINTER_COST = 100;

/** The places of card and button while one number is shown. */
export interface CardPlace {
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
  /** Whether the card stands above its number: it then grows upwards. */
  isAbove(): boolean;
  /** Forgets both places. Call it when nothing is shown any more. */
  forget(): void;
}

/** A place relative to the start of the number's last line. */
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

/** Remembers the places of one number's button and card, so that neither jumps. */
export function createCardPlace(document: Document): CardPlace {
  let known: Remembered = {};

  const buttonBox = (placing: CardSpace): Box | undefined => {
    const place = placeButton(placing, known.buttonSide);
    if (!place) return undefined;
    known.buttonSide = place.side;
    known.button = offsetOf(place.box, placing);
    return place.box;
  };
  const cardBox = (placing: CardSpace, clear: () => void): Box | undefined => {
    if (!isInView(placing)) return known.last;
    const stood = known.card && boxOf(known.card, placing);
    const raised = known.above ? placing.size.height : 0;
    const again = stood && placeAgain(placing, stood.left, stood.top - raised);
    if (again) return again;
    clear();
    const button = known.button
      ? boxOf(known.button, { ...placing, size: BUTTON })
      : buttonBox({ ...placing, size: BUTTON });
    const place = button && placeCard(placing, button);
    if (!place) return undefined;
    const { left, top, bottom } = place.box;
    known.above = bottom <= (placing.number[0]?.top ?? 0);
    known.card = offsetOf({ ...place.box, left, top: known.above ? bottom : top }, placing);
    return place.box;
  };
  return {
    boxFor(anchor, size, isButton, clear) {
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      if (anchor !== known.anchor) known = { anchor };
      if (!anchor) return positionAtTop(size, viewport);
      const placing = placingOf(document, anchor, { size, viewport });
      const box = isButton ? buttonBox(placing) : cardBox(placing, clear);
      if (!isButton && box) known.last = box;
      return box ?? (isButton ? undefined : positionAtTop(size, viewport));
    },
    isAbove: () => known.above === true,
    forget() {
      known = {};
    },
  };
}

function placingOf(
  document: Document,
  anchor: Anchor,
  sizes: Pick<CardSpace, 'size' | 'viewport'>,
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
    return left < 0 ? cost : cost + coveredBy(document, box, { own: anchor.element, most: left });
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

function offsetOf(box: Box, { number }: CardSpace): Offset {
  const end = number.at(-1) ?? box;
  return { left: box.left - end.left, top: box.top - end.top };
}

function boxOf({ left, top }: Offset, { number, size }: CardSpace): Box {
  const end = number.at(-1) ?? { left: 0, top: 0 };
  return boxAt(end.left + left, end.top + top, size);
}
