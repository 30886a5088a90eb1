/**
 * The browser's API, wrapped in functions that are named after what we use it for. All other modules call
 * these functions, in the background, in our own pages and (`page/`) in foreign pages. Quirks of Chrome and
 * Firefox are handled here, each with a link to its source. It knows no calls, numbers or settings, and
 * decides nothing.
 */

import type { Browser } from 'webextension-polyfill';
import { browser as built } from 'wxt/browser';

/**
 * The browser's API. Only `lib/platform` may import it; the linter enforces that. WXT types it as
 * Chrome's API, but its build replaces it by the polyfill, so the polyfill's types are right.
 */
export const browser = built as unknown as Browser;

/** Types of message senders, injected style sheets and storage areas. */
export type { Runtime, Scripting, Storage } from 'webextension-polyfill';
