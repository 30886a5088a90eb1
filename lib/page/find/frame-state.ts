import type { Ask } from '@/lib/messages/client';
import { isKeyClick } from '@/lib/page/dom/input-events';
import type { Marks } from '@/lib/page/highlights/marks';
import { createDelay } from '@/lib/page/schedule/timers';
import { dialLinkAround } from '@/lib/page/text/dial-links';
import { isOrphaned } from '@/lib/platform/page/messaging';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';
import type { IgnoredAreas } from './ignored-areas';

/** What the finder shares with the call card's script: both run in the same world of the frame. */
export interface FrameState {
  marks: Marks;
  /** Returns the deferred rows of long lists, those of hidden lists last. */
  deferredRows(): Iterable<Element>;
  /** Reads rows; settles when there is a verdict on everything asked until then. */
  readRows(rows: Iterable<Element>): Promise<void>;
  /** Aborts when the page is to be left alone. */
  abortSignal: AbortSignal;
  /** The pointer's last move before the card's script was loaded. */
  pointer?: MouseEvent;
  /** The last click before the card's script was loaded. It is still to be handled. */
  click?: MouseEvent;
}

/** What the scripts of a frame share. It exists before the finder, which is requested by `start`. */
export interface FinderHandle extends IgnoredAreas {
  /** Aborts when the page is to be left alone. */
  abortSignal: AbortSignal;
  /** Removes every mark and leaves the page alone. */
  stop(): void;
  /** Requests the finder's script. */
  start(): void;
  /** Set by the finder's script. */
  frame?: FrameState;
}

declare global {
  /** Set by the script that awaits numbers and was injected last. */
  var handsetFinder: FinderHandle | undefined;
  /** Set by the call card's script, once. */
  var handsetCard: true | undefined;
}

/**
 * Returns what the scripts of this frame share. In Chromium (tried: 156) `globalThis.handsetFinder` may
 * also be an element of the page with this id, even for a content script. It is no own property
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object).
 */
export function finderHandle(): FinderHandle | undefined {
  return Object.hasOwn(globalThis, 'handsetFinder') ? globalThis.handsetFinder : undefined;
}

/** Returns whether the card's script runs here. An element of the page with this id is not `true`. */
export function isCardStarted(): boolean {
  return globalThis.handsetCard === true;
}

/** How long the pointer rests before the card's script is requested, in milliseconds. */
const REST_MS = 80;

/**
 * Requests the card's script when the rep's pointer first rests, or the focus first moves, in a frame
 * that holds numbers. Everything that follows the pointer is in that script, so that a frame which is
 * only read does not carry it.
 */
export function requestCardOnPointer(frame: FrameState, ask: Ask): void {
  const { marks, abortSignal } = frame;
  const delay = createDelay(abortSignal);
  const request = () => {
    const idle =
      isCardStarted() || (!marks.size && !document.querySelector('input,textarea,select'));
    if (!idle) void ask('card', {});
  };
  const onMove = (event: PointerEvent) => {
    frame.pointer = event;
    delay(() => frame.pointer === event && request(), REST_MS);
  };
  /** Keeps a click for the card's script. A dial link's default action must be prevented now. */
  const onClick = (event: MouseEvent) => {
    if (isCardStarted() || isOrphaned() || !event.isTrusted) return;
    const target = innermost(event.composedPath()[0] as Element, event);
    const link = dialLinkAround(target) as HTMLAnchorElement | null;
    if (link && link.protocol !== 'https:' && marks.at(link)[0]) event.preventDefault();
    frame.click = event;
    request();
  };
  const options = { capture: true, signal: abortSignal };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('focusin', request, options);
  document.addEventListener('click', onClick, options);
}

/** Returns the clicked element within closed roots: the focused one if a key clicked it. */
function innermost(element: Element, click: MouseEvent): Element {
  const root = shadowRootOf(element);
  const inner = isKeyClick(click) ? root?.activeElement : root?.elementFromPoint(click.x, click.y);
  return inner && root?.contains(inner) ? innermost(inner, click) : element;
}

/** Requests the card's script when the rep first selects text: the context menu is about it. */
export function requestCardOnSelection(finder: FinderHandle, ask: Ask): void {
  const onSelection = () => {
    if (getSelection()?.isCollapsed) return;
    document.removeEventListener('selectionchange', onSelection);
    void ask('card', {});
  };
  document.addEventListener('selectionchange', onSelection, { signal: finder.abortSignal });
}
