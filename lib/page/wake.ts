import type { ask } from '@/lib/messages/client';
import type { Marks } from './marks';
import type { Recogniser } from './recogniser';

/** What the finder leaves for the call card's script, in the world that they share. */
export interface Finding {
  marks: Marks;
  recogniser: Recogniser;
  /** Rows of long lists that are put off, those of hidden lists last. */
  putOff(): Iterable<Element>;
  /** Reads rows; settles when the background has answered all that was asked by then. */
  read(rows: Iterable<Element>): Promise<void>;
  /** Ends when the page is to be left alone. */
  signal: AbortSignal;
  /** Where the pointer was last, in viewport pixels. */
  pointer: { x: number; y: number };
}

/** The finder of a frame: at work, or waiting for something like a number. */
export interface FrameFinder {
  /** Ends when the page is to be left alone. */
  signal: AbortSignal;
  /** Takes every mark away and leaves the page alone. */
  rest(): void;
  /** Starts finding, if nothing was there to start for yet. */
  begin(): Finding;
  /** What is found; none while the frame holds nothing like a number. */
  finding?: Finding;
}

declare global {
  /** Set by the finder that was put in last. */
  var handsetFinder: FrameFinder | undefined;
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
export function wakeCard(finding: Finding, tell: typeof ask): void {
  const { marks, signal, pointer } = finding;
  let timer: ReturnType<typeof setTimeout>;
  const wake = async () => {
    const idle = marks.size === 0 && !document.querySelector('input');
    if (idle || signal.aborted) return;
    const answer = await tell('card', {});
    if (answer.ok) stop();
  };
  const onMove = (event: PointerEvent) => {
    [pointer.x, pointer.y] = [event.clientX, event.clientY];
    clearTimeout(timer);
    timer = setTimeout(wake, REST_MS);
  };
  const options = { capture: true, passive: true, signal };
  const stop = () => {
    document.removeEventListener('pointermove', onMove, options);
    document.removeEventListener('focusin', wake, options);
  };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('focusin', wake, options);
}
