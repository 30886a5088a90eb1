/** Makes an event trusted. happy-dom creates only untrusted ones. */
export function trusted<E extends Event>(event: E): E {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}
