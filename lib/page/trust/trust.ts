/** How long a button must have been visible, uncovered and still before a press counts, in ms. */
export const STEADY_MS = 300;
/** The same for touch, which shows no movement towards the button. */
export const TOUCH_STEADY_MS = 700;

/** Why a click did not count. */
export type Distrust = 'forged' | 'covered' | 'too-soon' | 'not-reached';

/** What was seen of a button. Times are of the clock that events use (`event.timeStamp`). */
export interface ButtonVisibility {
  /** When it became fully visible and uncovered; undefined while it is not. */
  visibleSince?: number | undefined;
  /** When it last moved, or last could not be seen. */
  stillSince: number;
}

/** A gesture on a button. */
export interface Gesture {
  /** `event.isTrusted`: by the browser on behalf of the rep, not by a script. */
  isTrusted: boolean;
  /** When the pointer went down on the button, or the key's focus came to it; undefined if never. */
  begunAt: number | undefined;
  /** The hand came to the button (`pointer-arrival.ts`). */
  arrived: boolean;
  /** A finger, or a pen that doesn't hover. */
  byTouch: boolean;
}

/**
 * Returns why a click was not the rep's own decision, or undefined if it was. The button must
 * have been in plain sight and still for a while *before* the gesture began: one that appears under
 * a click already under way was not a decision.
 */
export function distrustOf(gesture: Gesture, visibility: ButtonVisibility): Distrust | undefined {
  const steadyMs = gesture.byTouch ? TOUCH_STEADY_MS : STEADY_MS;
  if (!gesture.isTrusted) return 'forged';
  if (visibility.visibleSince === undefined) return 'covered';
  if (gesture.begunAt === undefined) return 'too-soon';
  if (gesture.begunAt - visibility.stillSince < steadyMs) return 'too-soon';
  if (gesture.begunAt - visibility.visibleSince < steadyMs) return 'covered';
  return gesture.arrived ? undefined : 'not-reached';
}
