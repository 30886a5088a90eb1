import { browser } from './browser';

/** The values that an administrator sets for this extension. Nothing here is parsed. */
export interface ManagedStorage {
  /** All values; an empty object without a policy. */
  read(): Promise<unknown>;
  /** Calls back after each change of the policy, until the signal aborts. */
  onChanged(run: () => void, abortSignal: AbortSignal): void;
}

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
  onChanged(run, abortSignal) {
    const listener = (_changes: unknown, area: string) => {
      if (area === 'managed') run();
    };
    browser.storage.onChanged.addListener(listener);
    abortSignal.addEventListener(
      'abort',
      () => browser.storage.onChanged.removeListener(listener),
      {
        once: true,
      },
    );
  },
};
