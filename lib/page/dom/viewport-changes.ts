/** Events after which other text may be in view although no node changed: some pages scroll by themselves. */
const EVENTS = ['scroll', 'wheel', 'click', 'keyup', 'toggle', 'transitionend', 'animationend'];

/** Calls `onChange` whenever other text may have come into view, until the signal aborts. */
export function onViewportChange(onChange: () => void, abortSignal: AbortSignal): void {
  const options = { capture: true, passive: true, signal: abortSignal };
  for (const event of EVENTS) document.addEventListener(event, onChange, options);
  window.addEventListener('resize', onChange, options);
}
