import { browser, type Storage } from './browser';

/** A storage area as Chrome has it; Firefox knows no access levels. */
interface Closable extends Storage.StorageArea {
  setAccessLevel?: (level: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/**
 * Closes the browser's storage areas to content scripts, as far as the browser can. Nothing that
 * matters is in them (docs/decisions/0003); what an administrator puts into `managed` might.
 */
export async function closeStorage(): Promise<void> {
  const { local, session, sync, managed } = browser.storage;
  const areas: Closable[] = [local, session, sync, managed];
  const closing = areas.map((area) => area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }));
  await Promise.allSettled(closing);
}
