import type { Page, WebWorker } from 'puppeteer-core';
import type { Language } from './in-language';

/** The browsers that everything is tried in. */
export type BrowserName = 'chromium' | 'firefox';

/** How a browser is started. */
export interface RigOptions {
  /** Folder of a built extension. */
  extensionDir: string;
  /** A window on the display, or none. */
  headed?: boolean;
  /** The X display for the window, the machine's own by default. */
  display?: string;
  /** Whether Firefox asks the rep before it grants a permission; it grants silently by default. */
  asksPermission?: boolean;
  /** The language that the browser asks extensions for; the machine's own by default. */
  language?: Language;
  /** Folder for files that a page gives the rep. */
  downloads?: string;
  /** Folder of a profile that outlives the browser (Chromium); a fresh one by default. */
  profile?: string;
}

/** A real browser with the extension in it; the same for Chromium and Firefox. */
export interface Rig {
  name: BrowserName;
  /** `chrome-extension://…` or `moz-extension://…`, without a trailing slash. */
  origin: string;
  /** Opens a web page in a new tab, loaded and in front. */
  open(url: string): Promise<Page>;
  /** Opens a page of the extension (`popup.html`) in a new tab. */
  openOwn(path: string): Promise<Page>;
  /**
   * Runs a function over a closed shadow root of the page, which page scripts cannot reach.
   * `undefined` while no such host stands in the page. The function must not use its surroundings.
   */
  insideClosedRoot<T>(
    page: Page,
    host: string,
    read: (root: ShadowRoot) => T,
  ): Promise<T | undefined>;
  /** The background, to run a function in (Chromium). Wakes nobody. */
  background(): Promise<WebWorker>;
  /** Ends the background as the browser would when it sleeps. */
  killBackground(): Promise<void>;
  /** Resolves when the browser is closed, by us or by hand. */
  closed: Promise<void>;
  close(): Promise<void>;
}
