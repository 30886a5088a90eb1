import type { Ask } from '@/lib/messages/client';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { createAddressWatch } from '@/lib/page/context/address-watch';
import type { FrameState } from '@/lib/page/find/frame-state';
import { createRestartableTimer, type RestartableTimer } from '@/lib/page/schedule/timers';
import { isField } from '@/lib/page/text/fields';
import { CARD_HOST_TAG } from '@/lib/platform/page/card';
import { startClicks } from './clicks';
import { numberInSight, numberOfElement } from './number-at-point';
import type { OfferAnchors } from './offer-anchors';
import { createOffering, type Offering } from './offering';
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
  ask: Ask;
  /** Called with the offer that the rep points at now; without an id if there is none. */
  onPoint: (offerId?: string) => void;
  offerAnchors: OfferAnchors;
  /** Returns the state of this frame's finder, if it has started. */
  currentFrame: () => FrameState | undefined;
  settings: PageSettings;
  /** Ends every listener and timer. */
  abortSignal: AbortSignal;
}

/** What the listeners of a frame share. */
interface Pointing extends Pick<PointingDeps, 'card' | 'currentFrame' | 'abortSignal'> {
  offering: Offering;
  /** Runs until the pointer has rested, or has left. */
  dwelling: RestartableTimer;
  /** Runs until the rep pauses in typing. */
  typing: RestartableTimer;
}

/** Offers the number that the pointer rests on, that has the focus, or that was clicked. */
export function startPointing(deps: PointingDeps): void {
  const { card, currentFrame, settings, abortSignal } = deps;
  const address = createAddressWatch(abortSignal);
  let at = { x: -1, y: -1 };
  const offering = createOffering({ ...deps, address, pointer: () => at });
  const dwelling = createRestartableTimer(abortSignal);
  const pointing = { ...deps, offering, dwelling, typing: createRestartableTimer(abortSignal) };
  const onMoved = (x: number, y: number) => {
    at = { x, y };
    address.look();
    dwelling.start(() => offerAt(pointing, x, y), DWELL_MS);
  };

  startClicks({
    document,
    currentFrame,
    settings,
    abortSignal,
    open: (click) => void offering.open(click),
  });
  followPointer(onMoved, dwelling.stop, abortSignal);
  followFields(pointing);
  openByKey(card, offering.isOffering, abortSignal);
  endOnLeave(pointing);
  // The pointer may have come to rest before this script was loaded.
  const pointer = currentFrame()?.pointer;
  if (pointer) onMoved(pointer.clientX, pointer.clientY);
}

/** Offers the number at a point. Where there is none, ends the offer after a while. */
function offerAt({ card, currentFrame, offering, dwelling }: Pointing, x: number, y: number): void {
  const frame = activeFrame(currentFrame);
  if (!frame) offering.leave();
  if (!frame || card.holds(x, y)) return;
  const mark = numberInSight(frame.marks, x, y);
  if (mark) void offering.offer(mark, frame);
  else dwelling.start(offering.leave, LEAVE_MS - DWELL_MS);
}

/** Offers the number of the link or field that has the focus, and of a field after a pause in typing. */
function followFields(pointing: Pointing): void {
  const { offering, dwelling, typing, abortSignal } = pointing;
  const onFocus = (event: FocusEvent) => {
    const target = event.composedPath()[0];
    if (target instanceof Element) offerNumberOf(pointing, target);
  };
  /** Ends the offer while the rep types: half a number must not be offered. A pause makes a new offer. */
  const onInput = (event: Event) => {
    typing.stop();
    dwelling.stop();
    offering.checkText();
    const field = event.composedPath()[0] as Node | undefined;
    if (!event.isTrusted || !isField(field)) return;
    typing.start(() => {
      if (isFocused(field)) offerNumberOf(pointing, field);
    }, TYPING_MS);
  };
  const options = { capture: true, passive: true, signal: abortSignal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('input', onInput, options);
}

function offerNumberOf({ currentFrame, offering }: Pointing, element: Element): void {
  const frame = activeFrame(currentFrame);
  const mark = frame && numberOfElement(element, frame.marks);
  if (mark) void offering.offer(mark, frame);
}

/** Ends the offer with the page. Otherwise the context menu of the next page would offer this page's number. */
function endOnLeave({ offering, dwelling, typing, abortSignal }: Pointing): void {
  const onHide = () => {
    dwelling.stop();
    typing.stop();
    offering.leave();
  };
  window.addEventListener('pagehide', onHide, { signal: abortSignal });
  abortSignal.addEventListener('abort', offering.leave);
}

/** Reports the pointer's position: -1, -1 outside the page. Calls `onCard` instead while it is over the card. */
function followPointer(
  onPosition: (x: number, y: number) => void,
  onCard: () => void,
  abortSignal: AbortSignal,
): void {
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    if (isOwn(event)) onCard();
    else onPosition(event.clientX, event.clientY);
  };
  const onOut = ({ relatedTarget }: PointerEvent) => relatedTarget || onPosition(-1, -1);
  const options = { capture: true, passive: true, signal: abortSignal };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerout', onOut, options);
}

/** Alt and arrow down open the card, as they open a select. */
function openByKey(card: CardHandle, isOffering: () => boolean, abortSignal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isOffering() || !event.isTrusted || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    card.focus();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal: abortSignal });
}

function activeFrame(currentFrame: () => FrameState | undefined): FrameState | undefined {
  const frame = currentFrame();
  return frame && !frame.abortSignal.aborted ? frame : undefined;
}

function isFocused(field: Element): boolean {
  return (field.getRootNode() as Document | ShadowRoot).activeElement === field;
}

function isOwn(event: Event): boolean {
  return event.target instanceof Element && event.target.localName === CARD_HOST_TAG;
}
