import type { ask } from '@/lib/messages/client';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { createAddressWatch } from '@/lib/page/context/address-watch';
import type { FrameState } from '@/lib/page/find/frame-state';
import { createRestartableTimer } from '@/lib/page/schedule/restartable-timer';
import { CARD_HOST_TAG } from '@/lib/platform/page/card-host';
import { startClicks } from './clicks';
import { numberAtPoint, numberOfElement } from './number-at-point';
import type { OfferAnchors } from './offer-anchors';
import { createOffering } from './offering';
import type { PageSettings } from './page-settings';

/** Time that the pointer rests on a number before it is offered, in milliseconds. */
const DWELL_MS = 120;
/**
 * Time after which the button goes if the pointer is on neither number nor button, in milliseconds.
 */
const LEAVE_MS = 300;
/** Pause in typing after which the number of a field is offered, in milliseconds. */
const TYPING_MS = 500;

/** What `startPointing` needs. */
export interface PointingDeps {
  card: CardHandle;
  ask: typeof ask;
  /** Called with the offer that the rep points at now; without an id if there is none. */
  onPoint: (offerId?: string) => void;
  offerAnchors: OfferAnchors;
  /** Returns the state of this frame's finder, if it has started. */
  finding: () => FrameState | undefined;
  settings: PageSettings;
  /** Ends every listener and timer. */
  signal: AbortSignal;
}

/** Offers the number that the pointer rests on, that has the focus, or that was clicked. */
export function startPointing(deps: PointingDeps): void {
  const { card, finding, settings, signal } = deps;
  let at = { x: -1, y: -1 };
  const dwelling = createRestartableTimer(signal);
  const typing = createRestartableTimer(signal);
  const address = createAddressWatch(signal);
  const { offer, open, checkText, leave, isOffering } = createOffering({
    ...deps,
    address,
    pointer: () => at,
  });

  const onDwelled = () => {
    const found = findingNow(finding);
    if (!found) return leave();
    if (card.holds(at.x, at.y)) return;
    const mark = numberAtPoint(found.marks, at.x, at.y);
    if (mark) void offer(mark, found);
    else dwelling.start(leave, LEAVE_MS - DWELL_MS);
  };
  const wait = (x: number, y: number) => {
    at = { x, y };
    address.look();
    dwelling.start(onDwelled, DWELL_MS);
  };
  const offerNumberOf = (element: Element) => {
    const found = findingNow(finding);
    const mark = found && numberOfElement(element, found.marks);
    if (mark) void offer(mark, found);
  };
  const onFocus = (event: FocusEvent) => {
    const target = event.composedPath()[0];
    if (target instanceof Element) offerNumberOf(target);
  };
  /** Ends the offer while the rep types: half a number must not be offered. A pause makes a new offer. */
  const onInput = (event: Event) => {
    typing.stop();
    dwelling.stop();
    checkText();
    const field = event.composedPath()[0];
    if (!event.isTrusted || !(field instanceof HTMLInputElement)) return;
    typing.start(() => {
      if (isFocused(field)) offerNumberOf(field);
    }, TYPING_MS);
  };
  /** Otherwise the context menu of the next page would offer this page's number. */
  const onHide = () => {
    dwelling.stop();
    typing.stop();
    leave();
  };

  startClicks({ document, finding, settings, signal, open: (click) => void open(click) });
  const options = { capture: true, passive: true, signal };
  followPointer(wait, dwelling.stop, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('input', onInput, options);
  openByKey(card, isOffering, signal);
  window.addEventListener('pagehide', onHide, { signal });
  signal.addEventListener('abort', leave);
  // The pointer may have come to rest before this script was loaded.
  const pointer = finding()?.pointer;
  if (pointer) wait(pointer.clientX, pointer.clientY);
}

/** Reports the pointer's position: -1, -1 outside the page. Calls `onCard` instead while it is over the card. */
function followPointer(
  onPosition: (x: number, y: number) => void,
  onCard: () => void,
  options: AddEventListenerOptions,
): void {
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    if (isOwn(event)) onCard();
    else onPosition(event.clientX, event.clientY);
  };
  const onOut = ({ relatedTarget }: PointerEvent) => relatedTarget || onPosition(-1, -1);
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerout', onOut, options);
}

/** Alt and arrow down open the card, as they open a select. */
function openByKey(card: CardHandle, isOffering: () => boolean, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isOffering() || !event.isTrusted || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    card.focus();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
}

function findingNow(finding: () => FrameState | undefined): FrameState | undefined {
  const found = finding();
  return found && !found.signal.aborted ? found : undefined;
}

function isFocused(field: Element): boolean {
  return (field.getRootNode() as Document | ShadowRoot).activeElement === field;
}

function isOwn(event: Event): boolean {
  return event.target instanceof Element && event.target.localName === CARD_HOST_TAG;
}
