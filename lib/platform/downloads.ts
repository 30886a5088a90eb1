import { browser } from './browser';

const PERMISSION = { permissions: ['downloads' as const] };

/** Returns whether the rep allowed downloads by the browser. */
export function hasDownloads(): Promise<boolean> {
  return browser.permissions.contains(PERMISSION);
}

/** Asks the rep to allow downloads. Call it in the turn of a click. Resolves to whether it was granted. */
export function requestDownloads(): Promise<boolean> {
  return browser.permissions.request(PERMISSION);
}

/** Lets the browser load a file, also one that no script may read. */
export async function download(url: string, filename: string): Promise<void> {
  await browser.downloads.download({ url, filename });
}
