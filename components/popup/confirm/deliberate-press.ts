/** Minimum distance in pixels that counts as outside the button. A trembling hand stays within it. */
const OUTSIDE = 6;
/** Minimum distance in pixels that a pointer must move if it was over the button from the start. */
const MIN_MOVE = 12;
/** Time in milliseconds without a press after which such a pointer counts again. */
const NO_PRESS_MS = 1_500;

interface Point {
  x: number;
  y: number;
}

/** Distinguishes deliberate presses of a button from clicks on what was there before. */
export interface PressWatch {
  /** Returns whether the rep meant to press the button. Call it once per click. */
  isDeliberate(click: MouseEvent): boolean;
}

/**
 * Watches the pointer around a button of our own page until the signal ends. Another page can open ours
 * under a hand that is clicking, so a press counts only after the pointer moved onto the button from
 * outside. A pointer that was over it from the start must pause clicking for `NO_PRESS_MS`, then move by
 * `MIN_MOVE`. A finger must have touched elsewhere before, or have paused. Keys and assistive tools always count.
 */
export function watchPresses(button: Element, page: Window, abortSignal: AbortSignal): PressWatch {
  const pointer = createPointerHistory(button, page);
  let wasDeliberate = false;

  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'touch') return;
    pointer.follow([...(event.getCoalescedEvents?.() ?? []), event], event.timeStamp);
  };
  const onDown = (event: PointerEvent) => {
    if (event.isTrusted) wasDeliberate = pointer.press(event);
  };

  const options = { capture: true, passive: true, signal: abortSignal };
  page.addEventListener('pointermove', onMove, options);
  page.addEventListener('pointerdown', onDown, options);
  // A window that comes to the front again may appear under the pointer.
  page.addEventListener('blur', pointer.forget, { signal: abortSignal });
  page.addEventListener('focus', pointer.forget, { signal: abortSignal });
  return {
    isDeliberate(click) {
      // Browsers make `PointerEvent`s of clicks. Without a pointer they name no type.
      const isByPointer = (click as PointerEvent).pointerType !== '';
      const isDeliberate = !isByPointer || wasDeliberate;
      wasDeliberate = false;
      return isDeliberate;
    },
  };
}

/** Remembers how the pointer came to the button. Forgets it when the button moves on the screen. */
function createPointerHistory(button: Element, page: Window) {
  let hasArrived = false;
  let buttonPosition = positionOf(button, page);
  let pausedSince = performance.now();
  let lastOutside: Point | undefined;
  let firstInside: Point | undefined;

  function forget(): void {
    hasArrived = false;
    lastOutside = undefined;
    firstInside = undefined;
    pausedSince = performance.now();
  }

  function forgetIfMoved(): void {
    const position = positionOf(button, page);
    if (buttonPosition !== position) forget();
    buttonPosition = position;
  }

  const hasPaused = (at: number) => at - pausedSince >= NO_PRESS_MS;

  function followTo(point: Point, at: number): void {
    const distance = distanceTo(button, point);
    if (distance > OUTSIDE) [lastOutside, hasArrived] = [point, false];
    if (distance > 0) return;
    firstInside ??= point;
    const moved = Math.hypot(point.x - firstInside.x, point.y - firstInside.y);
    if (lastOutside || (moved >= MIN_MOVE && hasPaused(at))) hasArrived = true;
  }

  return {
    forget,
    follow(moves: readonly PointerEvent[], at: number): void {
      forgetIfMoved();
      for (const { clientX: x, clientY: y } of moves) followTo({ x, y }, at);
    },
    /** Returns whether a press is deliberate. Any other press starts the pause again. */
    press({ clientX: x, clientY: y, pointerType, timeStamp }: PointerEvent): boolean {
      forgetIfMoved();
      const distance = distanceTo(button, { x, y });
      const byFinger = pointerType !== 'mouse' && (!!lastOutside || hasPaused(timeStamp));
      const isDeliberate = distance === 0 && (hasArrived || byFinger);
      if (!isDeliberate) forget();
      if (!isDeliberate && distance > OUTSIDE) lastOutside = { x, y };
      return isDeliberate;
    },
  };
}

/** Where the button is on the screen. It moves with its window too. */
function positionOf(button: Element, page: Window): string {
  const { x, y, width, height } = button.getBoundingClientRect();
  const { screenX, screenY, innerWidth, innerHeight } = page;
  return `${[x, y, width, height, screenX, screenY, innerWidth, innerHeight]}`;
}

/** Returns the distance in pixels, 0 inside the element. */
function distanceTo(element: Element, { x, y }: Point): number {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return Math.max(left - x, x - right, top - y, y - bottom, 0);
}
