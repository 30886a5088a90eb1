import { browser, type Runtime } from '@/lib/platform/browser';

/**
 * Runs `react` with the id of each tab in which a script of ours sends this message, until the signal ends.
 * The background answers it. The browser delivers it to our open pages too:
 * https://developer.chrome.com/docs/extensions/reference/api/runtime#event-onMessage
 */
export function onTabMessage(
  name: string,
  react: (tabId: number) => void,
  abortSignal: AbortSignal,
): void {
  const { onMessage } = browser.runtime;
  const listener = (message: unknown, { tab }: Runtime.MessageSender) => {
    if (tab?.id !== undefined && nameOf(message) === name) react(tab.id);
    // Nothing: the answer is the background's.
    return undefined as unknown as true;
  };
  onMessage.addListener(listener);
  abortSignal.addEventListener('abort', () => onMessage.removeListener(listener));
}

function nameOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'name');
}
