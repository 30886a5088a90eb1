import { browser, type Runtime } from './browser';

/** Sends to the background; rejects when nobody answers (an extension that was just updated). */
export function sendToBackground(message: unknown): Promise<unknown> {
  return browser.runtime.sendMessage(message);
}

/** Sends to one frame of a tab; rejects when no script of ours is there. */
export function sendToFrame(tabId: number, frameId: number, message: unknown): Promise<unknown> {
  return browser.tabs.sendMessage(tabId, message, { frameId });
}

type Respond = (answer: unknown) => void;

/** Answers messages until the signal ends. An `undefined` answer leaves the message to others. */
export function onMessage(
  answer: (message: unknown, sender: Runtime.MessageSender) => Promise<unknown> | undefined,
  signal?: AbortSignal,
): void {
  // By callback: older Chromes take no promise for an answer, and content scripts go without the
  // polyfill. A listener that returns `true` answers later.
  const listener = (message: unknown, sender: Runtime.MessageSender, respond: Respond) => {
    const answering = answer(message, sender);
    if (answering === undefined) return undefined as unknown as true;
    void answering.then(respond, () => respond(undefined));
    return true as const;
  };
  browser.runtime.onMessage.addListener(listener);
  signal?.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listener));
}

/** `chrome-extension://…/` or `moz-extension://…/`: where our own pages live. */
export function ownOrigin(): string {
  return browser.runtime.getURL('/');
}

/** This extension's id, the only sender whose messages count. */
export function ownId(): string {
  return browser.runtime.id;
}

/** Whether this script outlived its extension: the browser updated or removed it. */
export function isOrphaned(): boolean {
  return browser.runtime?.id === undefined;
}

/** Calls back when the extension was installed or updated. */
export function onInstalled(react: () => void): void {
  browser.runtime.onInstalled.addListener(react);
}

/** Calls back when the browser starts; without such a listener it leaves the background asleep. */
export function onStartup(react: () => void): void {
  browser.runtime.onStartup.addListener(react);
}

/** Opens the options page. */
export function openOptionsPage(): Promise<void> {
  return browser.runtime.openOptionsPage();
}
