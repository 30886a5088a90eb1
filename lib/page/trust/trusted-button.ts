import { holds } from '@/lib/page/dom/geometry';
import { type Distrust, distrustOf } from './trust';
import { watchVisibility } from './visibility';

/** What a guarded button does, and what is told when a gesture is not believed. */
export interface TrustedButtonHandlers {
  /** `byKey`: the gesture was the keyboard's. */
  act: (byKey: boolean) => void;
  doubt: (why: Distrust) => void;
}

/**
 * Lets only the rep's own, steady gesture act on a button of a closed shadow root; ends with the
 * signal. Pointers reach the element over the button (`card/pointer-target.ts`), keys the button itself.
 */
export function trustButton(
  button: HTMLElement,
  host: Element,
  { act, doubt }: TrustedButtonHandlers,
  signal: AbortSignal,
): void {
  const watcher = watchVisibility(button, host, signal);
  const root = button.getRootNode();
  let downAt: number | undefined;
  let reachedAt = 0;
  const isOver = ({ clientX, clientY }: MouseEvent) =>
    holds(button.getBoundingClientRect(), clientX, clientY);

  const onMove = (event: Event) => {
    if (isReach(event) && isOver(event)) reachedAt = event.timeStamp;
  };
  const onDown = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    watcher.look();
    // A button that was brought under a resting mouse was not reached for.
    const reached = event.pointerType === 'touch' || reachedAt >= watcher.sight().stillSince;
    downAt = event.isTrusted && reached && isOver(event) ? event.timeStamp : undefined;
  };
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    // A key's click, or an assistive tool's, has no pointer and begins with itself.
    const byKey = event.target === button && event.detail === 0;
    if (!byKey && !isOver(event)) return;
    event.stopPropagation();
    watcher.look();
    const begunAt = byKey ? event.timeStamp : downAt;
    downAt = undefined;
    const why = distrustOf({ isTrusted: event.isTrusted, begunAt }, watcher.sight());
    if (why) doubt(why);
    else act(byKey);
  };
  /** A key held down since before the button came is no decision on it. */
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  const options = { capture: true, signal };
  root.addEventListener('pointermove', onMove, options);
  root.addEventListener('pointerdown', onDown, options);
  root.addEventListener('click', onClick, options);
  button.addEventListener('keydown', onKey, { signal });
}

/** Whether the rep's hand moved: a page that moves things under a resting mouse causes none of it. */
function isReach(event: Event): event is PointerEvent {
  if (!(event instanceof PointerEvent) || !event.isTrusted) return false;
  return event.movementX !== 0 || event.movementY !== 0;
}
