/** How long a button must have been visible, unobscured and still before it is believed, in ms. */
export const STEADY_MS = 300;
/** The same for a finger, which shows no way to the button. */
export const TOUCH_STEADY_MS = 700;

/** Why a click was not taken. */
export type Distrust = 'forged' | 'covered' | 'too-soon' | 'not-reached';

/** What was seen of a button. Times are of the clock that events use (`event.timeStamp`). */
export interface ButtonVisibility {
  /** Since when it is in plain sight; undefined while it is not. */
  clearSince?: number | undefined;
  /** Since when it stands where it stands. */
  stillSince: number;
}

/** A gesture on a button. */
export interface Gesture {
  /** `event.isTrusted`: by the browser on behalf of the rep, not by a script. */
  isTrusted: boolean;
  /** When the pointer went down on the button, or the key's focus came to it; undefined if never. */
  begunAt: number | undefined;
  /** The hand came to the button (`reach.ts`). */
  reached: boolean;
  /** A finger, or a pen that doesn't hover. */
  byTouch: boolean;
}

/**
 * Whether a click was the rep's own decision; undefined when it was, else why not. The button must
 * have been in plain sight and still for a while *before* the gesture began: one that appears under
 * a click already under way was never decided on.
 */
export function distrustOf(gesture: Gesture, sight: ButtonVisibility): Distrust | undefined {
  const steadyMs = gesture.byTouch ? TOUCH_STEADY_MS : STEADY_MS;
  if (!gesture.isTrusted) return 'forged';
  if (sight.clearSince === undefined) return 'covered';
  if (gesture.begunAt === undefined) return 'too-soon';
  if (gesture.begunAt - sight.stillSince < steadyMs) return 'too-soon';
  if (gesture.begunAt - sight.clearSince < steadyMs) return 'covered';
  return gesture.reached ? undefined : 'not-reached';
}
