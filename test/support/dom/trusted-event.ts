/** Marks an event as the browser marks the rep's own: happy-dom trusts none. */
export function trusted<E extends Event>(event: E): E {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}
