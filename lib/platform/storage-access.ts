import { browser, type Storage } from './browser';

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
