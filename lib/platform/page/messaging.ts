import { browser, type Runtime } from '@/lib/platform/browser';
import { every } from './timers';

/** Sends to the background. Rejects if nobody answers, after an update of the extension for example. */
export function sendToBackground(message: unknown): Promise<unknown> {
  return browser.runtime.sendMessage(message);
}

type Respond = (answer: unknown) => void;

/** Answers messages until the signal ends. An `undefined` answer leaves the message to others. */
export function onMessage(
  answer: (message: unknown, sender: Runtime.MessageSender) => Promise<unknown> | undefined,
  abortSignal?: AbortSignal,
): void {
  // Older Chromes take no promise as an answer, and content scripts run without the polyfill:
  // the listener returns `true` and answers by callback:
  // https://developer.chrome.com/docs/extensions/develop/concepts/messaging#async-responses
  const listener = (message: unknown, sender: Runtime.MessageSender, respond: Respond) => {
    const answering = answer(message, sender);
    if (answering === undefined) return undefined as unknown as true;
    void answering.then(respond, () => respond(undefined));
    return true as const;
  };
  browser.runtime.onMessage.addListener(listener);
  // A script whose extension is gone has no `browser.runtime` any more.
  const { onMessage: messages } = browser.runtime;
  abortSignal?.addEventListener('abort', () => messages.removeListener(listener));
}

/** How often a script looks whether its extension is gone, in milliseconds. Chromium does not tell it. */
const LOOK_MS = 250;

/**
 * Runs `react` once the extension of this script is gone, unless the signal ends first. In Firefox (tried: 153)
 * it never does: the browser ends the script together with its extension.
 */
export function onOrphaned(react: () => void, abortSignal: AbortSignal): void {
  const done = new AbortController();
  const look = () => {
    if (!isOrphaned()) return;
    done.abort();
    react();
  };
  every(LOOK_MS, look, AbortSignal.any([done.signal, abortSignal]));
}

/** Returns whether the extension of this script is gone: the browser updated or removed it. */
export function isOrphaned(): boolean {
  return browser.runtime?.id === undefined;
}
