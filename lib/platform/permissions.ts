import { browser } from './browser';

/** The match patterns for all sites. */
export const allSites = ['http://*/*', 'https://*/*'];

/** Asks the rep for host access. Call it in a click handler. Resolves to whether it was granted. */
export function requestOrigins(patterns: string[]): Promise<boolean> {
  return browser.permissions.request({ origins: patterns });
}

/** Returns whether host access is granted for all these match patterns. */
export function hasOrigins(patterns: string[]): Promise<boolean> {
  return browser.permissions.contains({ origins: patterns });
}

/** Every granted match pattern for web pages. */
export async function grantedOrigins(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.filter((origin) => /^(\*|https?):|^<all_urls>/.test(origin));
}

/** Removes host access. Resolves to false if the browser keeps it (granted by policy). */
export function removeOrigins(patterns: string[]): Promise<boolean> {
  return browser.permissions.remove({ origins: patterns });
}

/** Runs `react` whenever host access changes, here or in the browser's own settings. */
export function onGrantsChanged(react: () => void, abortSignal?: AbortSignal): void {
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
    event.addListener(react);
    abortSignal?.addEventListener('abort', () => event.removeListener(react));
  }
}

/** Runs `react` whenever host access is withdrawn, here or in the browser's own settings. */
export function onOriginsRemoved(react: () => void): void {
  browser.permissions.onRemoved.addListener(react);
}

const DOWNLOADS = { permissions: ['downloads' as const] };

/** Returns whether the rep allowed downloads by the browser. */
export function hasDownloads(): Promise<boolean> {
  return browser.permissions.contains(DOWNLOADS);
}

/** Asks the rep to allow downloads. Call it in the turn of a click. Resolves to whether it was granted. */
export function requestDownloads(): Promise<boolean> {
  return browser.permissions.request(DOWNLOADS);
}

/** Lets the browser load a file, also one that no script may read. */
export async function download(url: string, filename: string): Promise<void> {
  await browser.downloads.download({ url, filename });
}
