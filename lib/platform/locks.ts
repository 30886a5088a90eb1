/**
 * Holds a lock from now on, until the signal aborts or this page is gone. Resolves once it is held. All pages and
 * the background of this extension share their locks.
 */
export function holdLock(name: string, abortSignal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = new Promise<void>((release) => {
    abortSignal.addEventListener('abort', () => release(), { once: true });
  });
  const held = navigator.locks.request(name, { signal: abortSignal }, () => {
    resolve();
    return end;
  });
  held.catch(reject);
  return promise;
}

/** Returns whether a page of ours holds a lock. */
export async function isLockHeld(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
