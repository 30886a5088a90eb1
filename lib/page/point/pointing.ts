import type { ask } from '@/lib/messages/client';
import type { CardHandle } from '@/lib/page/card/card-handle';
import type { FrameState } from '@/lib/page/find/frame-state';
import { createRestartableTimer } from '@/lib/page/schedule/restartable-timer';
import { CARD_HOST_TAG } from '@/lib/platform/page/card-host';
import { startClicks } from './clicks';
import { numberAtPoint, numberOfElement } from './number-at-point';
import type { OfferAnchors } from './offer-anchors';
import { createOffering } from './offering';
import type { PageSettings } from './page-settings';

/** How long the pointer rests on a number before it is offered, in milliseconds. */
const DWELL_MS = 120;
/** How long the pointer may be off number and button before the button goes. */
const LEAVE_MS = 300;
/** How long typing in a field has paused before its number is offered. */
const TYPING_MS = 500;

/** What pointing needs. */
export interface PointingDeps {
  card: CardHandle;
  ask: typeof ask;
  /** Hears which offer the rep points at; none, without an id. */
  onPoint: (offerId?: string) => void;
  offerAnchors: OfferAnchors;
  /** The numbers found in this frame now, by whichever script finds them. */
  finding: () => FrameState | undefined;
  settings: PageSettings;
  /** Ends every listener and timer. */
  signal: AbortSignal;
}

/** Offers the number that the pointer rests on, that the keyboard reached or that was clicked. */
export function startPointing(deps: PointingDeps): void {
  const { card, finding, settings, signal } = deps;
  let at = { x: -1, y: -1 };
  const dwelling = createRestartableTimer(signal);
  const typing = createRestartableTimer(signal);
  const { offer, open, checkText, leave, isOffering } = createOffering({
    ...deps,
    pointer: () => at,
  });

  const rest = () => {
    const found = findingNow(finding);
    if (!found) return leave();
    if (card.holds(at.x, at.y)) return;
    const mark = numberAtPoint(found.marks, at.x, at.y);
    if (mark) void offer(mark, found);
    else dwelling.start(leave, LEAVE_MS - DWELL_MS);
  };
  const wait = (x: number, y: number) => {
    at = { x, y };
    dwelling.start(rest, DWELL_MS);
  };
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    if (isOwn(event)) dwelling.stop();
    else wait(event.clientX, event.clientY);
  };
  const onFocus = (event: FocusEvent) => {
    const found = findingNow(finding);
    const target = event.composedPath()[0];
    if (!found || !(target instanceof Element)) return;
    const mark = numberOfElement(target, found.marks);
    if (mark) void offer(mark, found);
  };
  /** Half a number is not offered: the offer ends, and a new one waits for a pause in typing. */
  const onInput = (event: Event) => {
    typing.stop();
    dwelling.stop();
    checkText();
    const field = event.composedPath()[0];
    if (!event.isTrusted || !(field instanceof HTMLInputElement)) return;
    typing.start(() => {
      const found = findingNow(finding);
      const mark = found && numberOfElement(field, found.marks);
      if (mark && isFocused(field)) void offer(mark, found);
    }, TYPING_MS);
  };
  /** As for any control that opens something: Alt and down. */
  const onKey = (event: KeyboardEvent) => {
    if (!isOffering() || !event.isTrusted || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    card.focus();
  };
  /** The menu of the next page must not offer this page's number. */
  const onHide = () => {
    dwelling.stop();
    typing.stop();
    leave();
  };
  const onOut = (event: PointerEvent) => {
    if (!event.relatedTarget) wait(-1, -1);
  };

  startClicks({ document, finding, settings, signal, open: (click) => void open(click) });
  const options = { capture: true, passive: true, signal };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerout', onOut, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('pagehide', onHide, { signal });
  signal.addEventListener('abort', leave);
  // The pointer rested before this script was injected.
  const pointer = finding()?.pointer;
  if (pointer) wait(pointer.clientX, pointer.clientY);
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
