import type { ask } from '@/lib/messages/client';
import type { Marks } from './marks';
import type { Recogniser } from './recogniser';
import { HOST_NAME } from './unread';

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
  /** Takes every mark away and leaves the page alone. */
  rest(): void;
  /** Where the pointer was last, in viewport pixels. */
  pointer: { x: number; y: number };
}

declare global {
  /** Set by the finder that is at work here now. */
  var handsetFinding: Finding | undefined;
  /** Set by the call card's script, once. */
  var handsetCard: true | undefined;
}

/** How long the pointer rests before the card's script is sent for, in milliseconds. */
const REST_MS = 80;

/**
 * Takes away a call card whose extension was updated while it stood there: the browser ended its
 * script, and a dead button would stay. Our own, in this world, is alive.
 */
export function removeDeadCard(document: Document): void {
  if (globalThis.handsetCard) return;
  const last = document.documentElement?.lastElementChild;
  if (last?.localName === HOST_NAME) last.remove();
}

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
