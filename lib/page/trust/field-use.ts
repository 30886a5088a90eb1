import { focusedElement } from '@/lib/page/dom/innermost-element';

/** Fields whose values browsers remember, and offer again in a list. */
const REMEMBERED = 'input,textarea';

type RememberedField = HTMLInputElement | HTMLTextAreaElement;

/** Our host, and what in it can take the focus. */
interface FocusTarget {
  host: Element;
  layer: HTMLElement;
}

/** Frames after which Firefox has counted an event: it does so when it paints. */
const COUNTED_FRAMES = 3;

/** What the rep did with the fields of the page. */
export interface FieldUse {
  /** Returns whether the browser may show its list of remembered values over the page. */
  mayShowList(): boolean;
  /** Closes the list. The field keeps the focus. */
  closeList(): void;
  /** Returns whether the list may have been open at the last press on our host. */
  wasListShown(): boolean;
}

/** What was last seen of the page: the field with the focus, and how often the rep typed and pressed. */
interface Seen {
  field: RememberedField | undefined;
  typed: number;
  pressed: number;
}

/**
 * Follows the use of the page's fields until the signal ends. A browser opens its list of remembered values
 * (autofill) only once the rep typed or pressed in a field, and closes it when the field loses the focus. So a
 * list may be open while a field has the focus that was used since the last press on our host, which closes
 * it: in Firefox by itself, in Chromium because we then take the focus for a moment (tried: 153, 156). No API
 * reports these lists. The page can keep events from us, so the browser's count of them is compared:
 * https://developer.mozilla.org/docs/Web/API/Performance/eventCounts
 */
export function followFieldUse(
  document: Document,
  { host, layer }: FocusTarget,
  abortSignal: AbortSignal,
): FieldUse {
  let before = seeIn(document, host);
  let isUsed = before.field !== undefined && before.typed + before.pressed !== 0;
  let wasUsed = false;
  /** Presses on our host that may not be counted yet. */
  let uncounted = 0;
  const look = () => {
    const now = seeIn(document, host);
    const isPressed = uncounted === 0 && now.pressed > before.pressed;
    // Not a number in a browser that counts no events: then each field counts as used.
    const isTyped = !(now.typed <= before.typed);
    isUsed =
      now.field !== undefined && (isUsed || now.field !== before.field || isTyped || isPressed);
    before = now;
  };
  const closeList = () => {
    const { field } = before;
    layer.focus();
    field?.focus({ preventScroll: true });
    before = seeIn(document, host);
    isUsed = false;
  };
  const onPress = (event: Event) => {
    if (!event.isTrusted) return;
    uncounted++;
    look();
    wasUsed = isUsed;
    if (isUsed && !import.meta.env.FIREFOX && remembers(before.field)) closeList();
    isUsed = false;
    afterFrames(COUNTED_FRAMES, () => {
      look();
      uncounted--;
    });
  };
  host.addEventListener('pointerdown', onPress, {
    capture: true,
    passive: true,
    signal: abortSignal,
  });
  return {
    mayShowList() {
      look();
      return isUsed;
    },
    closeList,
    wasListShown: () => wasUsed,
  };
}

/**
 * Returns whether the browser remembers the values of a field. Search fields with results of their own turn
 * that off, and may close their results when they lose the focus.
 */
function remembers(field: RememberedField | undefined): boolean {
  return (field?.autocomplete || field?.form?.autocomplete) !== 'off';
}

function seeIn(document: Document, host: Element): Seen {
  const focused = focusedElement(document, host);
  const counts: ReadonlyMap<string, number> | undefined = performance.eventCounts;
  const count = (type: string) => (counts ? (counts.get(type) ?? 0) : Number.NaN);
  return {
    field: focused?.matches(REMEMBERED) ? (focused as RememberedField) : undefined,
    typed: count('keydown') + count('input'),
    pressed: count('pointerdown'),
  };
}

function afterFrames(frames: number, run: () => void): void {
  if (frames === 0) run();
  else requestAnimationFrame(() => afterFrames(frames - 1, run));
}
