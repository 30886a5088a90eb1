/** What may bring other text into view without a change of the page's nodes; some pages scroll by themselves. */
const STIRS = ['scroll', 'wheel', 'click', 'keyup', 'toggle', 'transitionend', 'animationend'];

/** Calls back whenever other text may have come into view, until the signal ends. */
export function onViewportChange(stirred: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  for (const stir of STIRS) document.addEventListener(stir, stirred, options);
  window.addEventListener('resize', stirred, options);
}
