import type { ask } from '@/lib/messages/client';
import type { CardHandle } from '@/lib/page/card/card-handle';
import type { FrameState } from '@/lib/page/find/frame-state';
import { HOST_NAME } from '@/lib/platform/page/card-host';
import { startClicks } from './clicks';
import type { MenuSubject } from './menu-subject';
import { numberAtPoint, numberOfElement } from './number-at-point';
import { createOffering } from './offering';
import type { PageSettings } from './page-settings';

/** How long the pointer rests on a number before it is offered, in milliseconds. */
const DWELL_MS = 120;
/** How long the pointer may be off number and button before the button goes. */
const LEAVE_MS = 300;
/** How long typing in a field has paused before its number is offered. */
const TYPING_MS = 500;

/** What pointing needs of the world. */
export interface PointingDeps {
  card: CardHandle;
  ask: typeof ask;
  menu: MenuSubject;
  /** The numbers found in this frame now, by whichever script finds them. */
  finding: () => FrameState | undefined;
  settings: PageSettings;
}

/** Offers the number that the pointer rests on, that the keyboard reached or that was clicked. */
export function startPointing({ card, ask, menu, finding, settings }: PointingDeps): void {
  let at = { x: -1, y: -1 };
  let timer: ReturnType<typeof setTimeout>;
  let typing: ReturnType<typeof setTimeout>;
  const { offer, open, checkText, leave, isOffering } = createOffering({
    card,
    ask,
    menu,
    pointer: () => at,
  });

  const rest = () => {
    const found = findingNow(finding);
    if (!found) return leave();
    if (card.holds(at.x, at.y)) return;
    const mark = numberAtPoint(found.marks, at.x, at.y);
    if (mark) void offer(mark, found);
    else timer = setTimeout(leave, LEAVE_MS - DWELL_MS);
  };
  const wait = (x: number, y: number) => {
    at = { x, y };
    clearTimeout(timer);
    timer = setTimeout(rest, DWELL_MS);
  };
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    if (isOwn(event)) clearTimeout(timer);
    else wait(event.clientX, event.clientY);
  };
  const onFocus = (event: FocusEvent) => {
    const found = findingNow(finding);
    const target = event.composedPath()[0];
    if (!found || !(target instanceof Element)) return;
    const mark = numberOfElement(target, found.marks);
    if (mark) void offer(mark, found);
  };
  /** Half a number is no offer: the one of before ends, and a new one waits for the typing to pause. */
  const onInput = (event: Event) => {
    clearTimeout(typing);
    clearTimeout(timer);
    checkText();
    const field = event.composedPath()[0];
    if (!event.isTrusted || !(field instanceof HTMLInputElement)) return;
    typing = setTimeout(() => {
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
    clearTimeout(timer);
    clearTimeout(typing);
    leave();
  };
  const onOut = (event: PointerEvent) => {
    if (!event.relatedTarget) wait(-1, -1);
  };

  startClicks({ document, finding, settings, open: (click) => void open(click) });
  const options = { capture: true, passive: true };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerout', onOut, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('pagehide', onHide);
  // The pointer rested already when this script was sent for.
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
  return event.target instanceof Element && event.target.localName === HOST_NAME;
}
