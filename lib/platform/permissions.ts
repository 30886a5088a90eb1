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

/** Calls back whenever the rep grants or withdraws anything. */
export function onGrantsChanged(react: () => void): void {
  browser.permissions.onAdded.addListener(react);
  browser.permissions.onRemoved.addListener(react);
}
