import type { Browser } from 'webextension-polyfill';
import { browser as built } from 'wxt/browser';

/**
 * The browser's API. Imported inside `lib/platform` only; the linter holds that. WXT types it as
 * Chrome's own, but its module puts the polyfill there at build time, so the polyfill's types hold.
 */
export const browser = built as unknown as Browser;

/** Who sent a message, as the browser vouches for it; a storage area. */
export type { Runtime, Storage } from 'webextension-polyfill';
