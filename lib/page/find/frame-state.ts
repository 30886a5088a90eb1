import type { ask } from '@/lib/messages/client';
import type { Marks } from '@/lib/page/highlights/marks';
import { dialLinkAround } from '@/lib/page/text/dial-links';
import { isOrphaned } from '@/lib/platform/page/messaging';
import type { Recogniser } from './recogniser';

/** What the finder leaves for the call card's script, in the world that they share. */
export interface FrameState {
  marks: Marks;
  recogniser: Recogniser;
  /** Rows of long lists that are put off, those of hidden lists last. */
  putOff(): Iterable<Element>;
  /** Reads rows; settles when the background has answered all that was asked by then. */
  read(rows: Iterable<Element>): Promise<void>;
  /** Ends when the page is to be left alone. */
  signal: AbortSignal;
  /** The pointer's last move before the call card's script came. */
  pointer?: MouseEvent;
  /** The last click before the call card's script came: it is still to be acted on. */
  click?: MouseEvent;
}

/** The finder of a frame: at work, or waiting for something like a number. */
export interface FinderHandle {
  /** Ends when the page is to be left alone. */
  signal: AbortSignal;
  /** Takes every mark away and leaves the page alone. */
  rest(): void;
  /** Starts finding, if nothing was there to start for yet. */
  begin(): FrameState;
  /** What is found; none while the frame holds nothing like a number. */
  finding?: FrameState;
}

declare global {
  /** Set by the finder that was put in last. */
  var handsetFinder: FinderHandle | undefined;
  /** Set by the call card's script, once. */
  var handsetCard: true | undefined;
}

/** How long the pointer rests before the card's script is sent for, in milliseconds. */
const REST_MS = 80;

/**
 * Sends for the call card's script when the rep's pointer first rests, or the keyboard first moves,
 * in a frame that holds numbers. All that follows a pointer stands there, so that a frame which is
 * only read carries none of it.
 */
export function requestCardOnPointer(finding: FrameState, tell: typeof ask): void {
  const { marks, signal } = finding;
  let timer: ReturnType<typeof setTimeout>;
  const wake = () => {
    const idle = globalThis.handsetCard || (marks.size === 0 && !document.querySelector('input'));
    if (!idle) void tell('card', {});
  };
  const onMove = (event: PointerEvent) => {
    finding.pointer = event;
    clearTimeout(timer);
    timer = setTimeout(wake, REST_MS);
  };
  /** Keeps a click for the card's script. Only now can one on a dial link be held back. */
  const onClick = (event: MouseEvent) => {
    if (globalThis.handsetCard || isOrphaned() || !event.isTrusted) return;
    const link = dialLinkAround(event.target as Element) as HTMLAnchorElement | null;
    if (link && link.protocol !== 'https:' && marks.at(link)[0]) event.preventDefault();
    finding.click = event;
    wake();
  };
  const options = { capture: true, signal };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('focusin', wake, options);
  document.addEventListener('click', onClick, options);
}

/** Sends for the call card's script when the rep first selects text: the context menu is about it. */
export function wakeCardForSelection(finder: FinderHandle, tell: typeof ask): void {
  const onSelection = () => {
    if (getSelection()?.isCollapsed) return;
    document.removeEventListener('selectionchange', onSelection);
    if (!finder.signal.aborted) void tell('card', {});
  };
  document.addEventListener('selectionchange', onSelection);
}
