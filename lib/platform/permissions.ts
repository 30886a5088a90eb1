import { browser } from './browser';

/** The match patterns that stand for every site. */
export const allSites = ['http://*/*', 'https://*/*'];

/** Asks the rep, inside a click of theirs, for these match patterns; true when granted. */
export function requestOrigins(patterns: string[]): Promise<boolean> {
  return browser.permissions.request({ origins: patterns });
}

/** Whether all these match patterns are granted. */
export function hasOrigins(patterns: string[]): Promise<boolean> {
  return browser.permissions.contains({ origins: patterns });
}

/** Every granted match pattern for web pages. */
export async function grantedOrigins(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.filter((origin) => /^(\*|https?):|^<all_urls>/.test(origin));
}

/** Gives these match patterns back to the browser; false where it keeps them. */
export function removeOrigins(patterns: string[]): Promise<boolean> {
  return browser.permissions.remove({ origins: patterns });
}

/** Calls back whenever the rep grants or withdraws anything, here or in the browser's own pages. */
export function onGrantsChanged(react: () => void, signal?: AbortSignal): void {
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
    event.addListener(react);
    signal?.addEventListener('abort', () => event.removeListener(react));
  }
}
