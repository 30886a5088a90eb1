import type { Anchor } from './card-handle';
import { coveredBy } from './covered';
import { type Box, boxAt, overlaps, type Size } from './geometry';
import { isInView, type Placing, placeAgain, placeAtTop, placeButton, placeCard } from './place';

/** Size of the button beside a number, in pixels. */
const BUTTON = { width: 32, height: 32 };
/** How much worse it is to hide another number than to hide other text. */
const NUMBER_COST = 4;

/** Where card and button stand, for as long as one number is shown. */
export interface CardPlace {
  /**
   * Where the button goes, or the card. The button goes with its number out of view; the card stays.
   * `clear` moves it aside while what lies under it is looked at.
   */
  boxFor(
    anchor: Anchor | undefined,
    size: Size,
    isButton: boolean,
    clear: () => void,
  ): Box | undefined;
  /** Nothing is shown any more. */
  forget(): void;
}

/** Where something stands beside a number: distances from the beginning of the number's last line. */
type Offset = { left: number; top: number };

interface Remembered {
  anchor?: Anchor | undefined;
  buttonSide?: number;
  button?: Offset;
  card?: Offset;
  /** Where the card was last, in the viewport. */
  last?: Box;
}

/** Remembers the places of one number's button and card, so that neither jumps. */
export function createCardPlace(document: Document): CardPlace {
  let known: Remembered = {};

  const buttonBox = (placing: Placing): Box | undefined => {
    const place = placeButton(placing, known.buttonSide);
    if (!place) return undefined;
    known.buttonSide = place.side;
    known.button = offsetOf(place.box, placing);
    return place.box;
  };
  const cardBox = (placing: Placing, clear: () => void): Box | undefined => {
    if (!isInView(placing)) return known.last;
    const stood = known.card && boxOf(known.card, placing);
    const again = stood && placeAgain(placing, stood.left, stood.top);
    if (again) return again;
    clear();
    const button = known.button
      ? boxOf(known.button, { ...placing, size: BUTTON })
      : buttonBox({ ...placing, size: BUTTON });
    const place = button && placeCard(placing, button);
    if (place) known.card = offsetOf(place.box, placing);
    return place?.box;
  };
  return {
    boxFor(anchor, size, isButton, clear) {
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      if (anchor !== known.anchor) known = { anchor };
      if (!anchor) return placeAtTop(size, viewport);
      const placing = placingOf(document, anchor, { size, viewport });
      const box = isButton ? buttonBox(placing) : cardBox(placing, clear);
      if (!isButton && box) known.last = box;
      return box ?? (isButton ? undefined : placeAtTop(size, viewport));
    },
    forget() {
      known = {};
    },
  };
}

function placingOf(document: Document, anchor: Anchor, sizes: Pick<Placing, 'size' | 'viewport'>) {
  let others: Box[] | undefined;
  const covered = (box: Box) => {
    others ??= anchor.others();
    const numbers = others.filter((other) => overlaps(other, box)).length;
    return numbers * NUMBER_COST + coveredBy(document, box, anchor.field);
  };
  return { ...sizes, number: anchor.boxes(), direction: anchor.direction, covered };
}

function offsetOf(box: Box, { number }: Placing): Offset {
  const end = number.at(-1) ?? box;
  return { left: box.left - end.left, top: box.top - end.top };
}

function boxOf({ left, top }: Offset, { number, size }: Placing): Box {
  const end = number.at(-1) ?? { left: 0, top: 0 };
  return boxAt(end.left + left, end.top + top, size);
}
