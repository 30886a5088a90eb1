import type { Browser, Page, WebWorker } from 'puppeteer-core';
import type { Language } from './in-language';

/** The tested browsers. */
export type BrowserName = 'chromium' | 'firefox';

/** Options of a browser. */
export interface RigOptions {
  /** Folder of a built extension. */
  extensionDir: string;
  /** Whether the browser has a window on the display. */
  headed?: boolean;
  /** X display for the window; the machine's own by default. */
  display?: string;
  /** Whether Firefox asks the rep before it grants a permission; it grants silently by default. */
  asksPermission?: boolean;
  /** The language that the browser asks extensions for; the machine's own by default. */
  language?: Language;
  /** Folder for downloads. */
  downloads?: string;
  /** Time zone of the machine, an IANA name; its own by default. */
  timeZone?: string;
  /** Values that an administrator set. */
  managed?: Record<string, unknown>;
  /** More switches (Chromium). */
  switches?: readonly string[];
  /** Folder of a profile to keep, for a start with the same data; a new profile by default. */
  profile?: string;
  /** Whether the browser stays out of the pool, because uninstalling the extension does not undo what the test changes. */
  ownBrowser?: boolean;
}

/** A running browser, with or without the extension. */
export interface RunningBrowser {
  browser: Browser;
  /** The tab it starts with. It is closed once another tab is open: a browser quits with its last tab. */
  emptyTab: Page | undefined;
  /** Ends the use of the browser by one extension: returns it to the pool, or closes it if it is not from there. */
  release(extensionId: string): Promise<void>;
  close(): Promise<void>;
}

/** A real browser with the extension, with the same interface for Chromium and Firefox. */
export interface Rig {
  name: BrowserName;
  /** `chrome-extension://…` or `moz-extension://…`, without a trailing slash. */
  origin: string;
  /** Opens a web page in a new tab, loaded and in front. */
  open(url: string): Promise<Page>;
  /** Opens a page of the extension (`popup.html`) in a new tab. */
  openOwn(path: string): Promise<Page>;
  /**
   * Runs a function on a closed shadow root of the page, which page scripts cannot reach. Returns
   * undefined if the host is missing. The function must not use outer variables.
   */
  insideClosedRoot<T>(
    page: Page,
    host: string,
    read: (root: ShadowRoot) => T,
  ): Promise<T | undefined>;
  /** Returns the background (Chromium), to run functions in it. Does not wake it. */
  background(): Promise<WebWorker>;
  /** Stops the background, as the browser does when it is idle. */
  killBackground(): Promise<void>;
  /** Resolves when the browser is closed. */
  closed: Promise<void>;
  close(): Promise<void>;
}
