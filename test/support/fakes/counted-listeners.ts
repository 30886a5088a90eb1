import { vi } from 'vitest';

/** What a script has set up in a page and not taken down yet. */
export interface LeftBehind {
  /** `type` of each listener. */
  listeners: string[];
  /** Observers that still observe something. */
  observers: number;
  /** Pending timers and animation frames. */
  timers: number;
}

type Listener = EventListenerOrEventListenerObject | null;

/** Counts listeners of these targets, observers and timers from now on. Uses fake timers. */
export function countWhatIsSetUp(targets: readonly EventTarget[]): () => LeftBehind {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  const listeners = countListeners(targets);
  const observing = new Set<object>();
  vi.stubGlobal('ResizeObserver', observerOf(observing));
  vi.stubGlobal('IntersectionObserver', observerOf(observing));
  return () => ({
    listeners: [...listeners.values()].sort(),
    observers: observing.size,
    timers: vi.getTimerCount(),
  });
}

function countListeners(targets: readonly EventTarget[]): Map<string, string> {
  const known = new Map<string, string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (thing: object) => {
    if (!ids.has(thing)) ids.set(thing, ++last);
    return ids.get(thing);
  };
  for (const target of targets) {
    const { addEventListener, removeEventListener } = target;
    const keyOf = (type: string, listener: Listener) =>
      `${idOf(target)} ${type} ${idOf(Object(listener))}`;
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      addEventListener.call(target, type, listener, options);
      const key = keyOf(type, listener);
      known.set(key, type);
      const abortSignal = typeof options === 'object' ? options.signal : undefined;
      abortSignal?.addEventListener('abort', () => known.delete(key));
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      removeEventListener.call(target, type, listener, options);
      known.delete(keyOf(type, listener));
    });
  }
  return known;
}

function observerOf(observing: Set<object>) {
  return class {
    observe() {
      observing.add(this);
    }
    unobserve() {
      observing.delete(this);
    }
    disconnect() {
      observing.delete(this);
    }
  };
}
