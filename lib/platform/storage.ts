import { browser, type Storage } from './browser';

/** The values that an administrator sets for this extension. Nothing here is parsed. */
export interface ManagedStorage {
  /** All values; an empty object without a policy. */
  read(): Promise<unknown>;
  /** Calls back after each change of the policy, until the signal aborts. */
  onChanged(run: () => void, abortSignal: AbortSignal): void;
}

/** The storage that the browser keeps the same wherever the rep is signed in. Nothing here is parsed. */
export interface SyncStorage {
  /** All items. */
  read(): Promise<Record<string, unknown>>;
  /** Stores items together, and removes others. Rejects if the browser's limits are exceeded. */
  write(items: Record<string, unknown>, removed: readonly string[]): Promise<void>;
  /** Calls back after each change, also one that another browser made, until the signal aborts. */
  onChanged(run: () => void, abortSignal: AbortSignal): void;
}

/** The browser's synced storage. Content scripts can read it in Firefox, so it never holds a secret. */
export const syncStorage: SyncStorage = {
  read: () => browser.storage.sync.get(null),
  async write(items, removed) {
    await browser.storage.sync.set(items);
    if (removed.length > 0) await browser.storage.sync.remove([...removed]);
  },
  onChanged: (run, abortSignal) => onAreaChanged('sync', run, abortSignal),
};

/** The browser's managed storage, which only an administrator can write. */
export const managedStorage: ManagedStorage = {
  async read() {
    try {
      return await browser.storage.managed.get(null);
    } catch (error) {
      // Firefox rejects if there is no policy (https://bugzilla.mozilla.org/show_bug.cgi?id=1868153).
      if (/manifest not found/i.test(String(error))) return {};
      throw error;
    }
  },
  onChanged: (run, abortSignal) => onAreaChanged('managed', run, abortSignal),
};

function onAreaChanged(area: string, run: () => void, abortSignal: AbortSignal): void {
  const listener = (_changes: unknown, changed: string) => {
    if (changed === area) run();
  };
  const { onChanged } = browser.storage;
  onChanged.addListener(listener);
  abortSignal.addEventListener('abort', () => onChanged.removeListener(listener), { once: true });
}

/**
 * A storage area in Chrome
 * (https://developer.chrome.com/docs/extensions/reference/api/storage#method-StorageArea-setAccessLevel).
 * Firefox has no access levels.
 */
interface Closable extends Storage.StorageArea {
  setAccessLevel?: (level: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/**
 * Closes the browser's storage areas to content scripts, where the browser supports it. No secret is
 * stored there (docs/decisions/0003), but an administrator's `managed` values might be private.
 */
export async function closeStorage(): Promise<void> {
  const { local, session, sync, managed } = browser.storage;
  const areas: Closable[] = [local, session, sync, managed];
  const closing = areas.map((area) => area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }));
  await Promise.allSettled(closing);
}
