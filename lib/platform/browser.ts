import type { Browser } from 'webextension-polyfill';
import { browser as built } from 'wxt/browser';

/**
 * The browser's API. Only `lib/platform` may import it; the linter enforces that. WXT types it as
 * Chrome's API, but its build replaces it by the polyfill, so the polyfill's types are right.
 */
export const browser = built as unknown as Browser;

/** Types of message senders and storage areas. */
export type { Runtime, Storage } from 'webextension-polyfill';
