/**
 * Returns how many trusted events of a type the browser has dispatched in this window; those too that a
 * listener of the page kept from ours. The event that is being dispatched may not be counted yet.
 * Undefined if the browser does not count them: https://w3c.github.io/event-timing/#sec-event-counts
 */
export function eventCountOf(type: 'keydown' | 'keyup' | 'pointerdown'): number | undefined {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return eventCounts?.get(type);
}
