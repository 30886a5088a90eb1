import { browser } from './browser';

/** Sends to one frame of a tab. Rejects if no script of ours runs there. */
export function sendToFrame(tabId: number, frameId: number, message: unknown): Promise<unknown> {
  return browser.tabs.sendMessage(tabId, message, { frameId });
}

/** The origin of our own pages: `chrome-extension://…/` or `moz-extension://…/`. */
export function ownOrigin(): string {
  return browser.runtime.getURL('/');
}

/** This extension's id. Only messages from this sender are answered. */
export function ownId(): string {
  return browser.runtime.id;
}

/** Runs `react` after the extension was installed or updated. */
export function onInstalled(react: () => void): void {
  browser.runtime.onInstalled.addListener(react);
}

/** Runs `react` once, after the extension was installed for the first time. */
export function onFirstInstalled(react: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') react();
  });
}

/** Returns whether the build has host access from the start, as one for tests has. */
export function hasHostsAtInstall(): boolean {
  return (browser.runtime.getManifest().host_permissions ?? []).length > 0;
}

/** Runs `react` after the extension was updated, or loaded again. */
export function onUpdated(react: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'update') react();
  });
}

/** Runs `react` when the browser starts. Without such a listener the background is not started. */
export function onStartup(react: () => void): void {
  browser.runtime.onStartup.addListener(react);
}

/** This extension's version. */
export function ownVersion(): string {
  return browser.runtime.getManifest().version;
}

/** Opens the options page. */
export function openOptionsPage(): Promise<void> {
  return browser.runtime.openOptionsPage();
}

/**
 * Returns a function that runs work unless another background of ours runs work under the same name:
 * that of an older version while an update replaces it, for example.
 */
export function createRunAlone(lockName: string): (work: () => Promise<void>) => Promise<void> {
  return async (work) => {
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  };
}
