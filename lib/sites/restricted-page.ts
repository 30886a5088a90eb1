/** Why a page can't be read: what it is, or whose. */
export type PageRestriction = 'browser' | 'store' | 'extension' | 'pdf' | 'file' | 'source';

const byScheme: Readonly<Record<string, PageRestriction>> = {
  'chrome-extension:': 'extension',
  'moz-extension:': 'extension',
  'file:': 'file',
  'view-source:': 'source',
};

/**
 * Stores of extensions, by the beginning of their addresses: each browser keeps extensions out of its own.
 * https://developer.chrome.com/docs/extensions/develop/concepts/match-patterns,
 * https://searchfox.org/mozilla-central/search?q=extensions.webextensions.restrictedDomains
 */
const STORES = [
  'https://chromewebstore.google.com/',
  'https://chrome.google.com/webstore',
  'https://microsoftedge.microsoft.com/addons',
  'https://addons.mozilla.org/',
];

/**
 * Returns why the page at this address can't be read, as far as the address tells. Another browser's store is
 * named too: ask only about a page that could not be read.
 */
export function restrictionOf(address: string): PageRestriction | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  // Chrome's and Firefox's viewers show a PDF at the address of the file.
  if (/\.pdf$/i.test(url.pathname)) return 'pdf';
  if (STORES.some((store) => url.href.startsWith(store))) return 'store';
  if (/^https?:$/.test(url.protocol)) return undefined;
  return byScheme[url.protocol] ?? 'browser';
}
