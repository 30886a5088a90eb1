import { containsPoint } from '@/lib/page/dom/geometry';
import { isKeyClick, watchKeys } from '@/lib/page/dom/input-events';
import { followPointerArrival, type LastTouch, type PointerArrival } from './pointer-arrival';
import { type Distrust, distrustOf, type Gesture } from './trust';
import { type VisibilityWatch, type WatchedButton, watchVisibility } from './visibility';

/** What a trusted button does on a trusted press, and on any other. */
export interface TrustedButtonHandlers extends WatchedButton {
  /** `byKey`: the press came from the keyboard. */
  onTrustedPress: (byKey: boolean) => void;
  onRejectedPress: (why: Distrust) => void;
  touches: LastTouch;
}

/** A press that went down on the button. */
type Press = Pick<Gesture, 'begunAt' | 'arrived' | 'byTouch'>;

const NO_PRESS: Press = { begunAt: undefined, arrived: false, byTouch: false };

/**
 * Lets only a trusted press act on a button of a closed shadow root. Ends with the
 * signal. Pointers reach the element over the button (`card/pointer-target.ts`), keys the button itself.
 */
export function trustButton(
  button: HTMLElement,
  { onTrustedPress, onRejectedPress, touches, ...watched }: TrustedButtonHandlers,
  abortSignal: AbortSignal,
): void {
  const watcher = watchVisibility(button, watched, abortSignal);
  const arrival = followPointerArrival(watcher.movement, abortSignal);
  const keys = watchKeys();
  const root = button.getRootNode();
  let press = NO_PRESS;
  const isOver = ({ clientX, clientY }: MouseEvent) =>
    containsPoint(button.getBoundingClientRect(), clientX, clientY);

  const onDown = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    watcher.look();
    const isPress = event.isTrusted && isOver(event);
    press = isPress ? pressBy(event, { watcher, arrival, touches }) : NO_PRESS;
  };
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    // A click by key or by an assistive tool has no pointer: it is its own beginning. Pointers meet the
    // surface, and pages can't reach the button: what names it as target came from the browser.
    const byKey = event.target === button && isKeyClick(event);
    if (!byKey && !isOver(event)) return;
    event.stopPropagation();
    watcher.look();
    const begun = byKey ? { begunAt: event.timeStamp, arrived: true, byTouch: false } : press;
    press = NO_PRESS;
    const why = distrustOf({ ...begun, isTrusted: event.isTrusted }, watcher.state());
    // A key held down since before the button appeared is not a decision to press it.
    const isHeld = byKey && !keys.isNewPress(event);
    if (why ?? isHeld) onRejectedPress(why ?? 'too-soon');
    else onTrustedPress(byKey);
  };
  /** Rejects it without a word, where the page lets us hear of it. */
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  const options = { capture: true, signal: abortSignal };
  root.addEventListener('pointerdown', onDown, options);
  root.addEventListener('click', onClick, options);
  button.addEventListener('keydown', onKey, { signal: abortSignal });
}

interface PressDeps {
  watcher: VisibilityWatch;
  arrival: PointerArrival;
  touches: LastTouch;
}

/** Returns the press. A pointer that reached the button while it was covered does not count as arrived. */
function pressBy(event: PointerEvent, { watcher, arrival, touches }: PressDeps): Press {
  const { timeStamp: begunAt, pointerType } = event;
  const cameAt = pointerType === 'touch' ? undefined : arrival.pointerArrivedAt();
  const hovered = cameAt !== undefined && cameAt > (watcher.coveredAt() ?? 0);
  const byTouch = pointerType !== 'mouse' && !hovered;
  return { begunAt, byTouch, arrived: byTouch ? arrival.fingerArrived(touches.before()) : hovered };
}
