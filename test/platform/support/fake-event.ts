type React<A extends unknown[]> = (...args: A) => unknown;

/** An event of the browser's API that tests fire themselves. */
export interface FakeEvent<A extends unknown[]> {
  addListener(react: React<A>): void;
  removeListener(react: React<A>): void;
  /** Calls every listener; returns what they answered. */
  fire(...args: A): unknown[];
}

/** Creates an event without listeners. */
export function fakeEvent<A extends unknown[]>(): FakeEvent<A> {
  const listeners = new Set<React<A>>();
  return {
    addListener: (react) => void listeners.add(react),
    removeListener: (react) => void listeners.delete(react),
    fire: (...args) => [...listeners].map((react) => react(...args)),
  };
}
