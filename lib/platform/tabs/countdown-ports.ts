import { browser, type Runtime } from '@/lib/platform/browser';
import { COUNTDOWN } from '@/lib/platform/page/card';
import { type FrameDocument, isStillShown, onTabLoad } from './shown-document';

/** Calls back with each call whose countdown a page begins to show, and the frame. */
export function onCountdownShown(react: (callId: string, frame: FrameDocument) => void): void {
  browser.runtime.onConnect.addListener(({ name, sender }) => {
    if (!name.startsWith(COUNTDOWN) || sender?.id !== browser.runtime.id) return;
    react(name.slice(COUNTDOWN.length), documentOf(sender));
  });
}

/** Calls back with the id of each call whose countdown cannot be seen on its page any more, once. */
export function onCountdownLeft(react: (callId: string) => void): void {
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    if (!name.startsWith(COUNTDOWN) || sender?.id !== browser.runtime.id) return;
    const left = new AbortController();
    const leave = () => {
      if (left.signal.aborted) return;
      left.abort();
      react(name.slice(COUNTDOWN.length));
    };
    onDisconnect.addListener(leave);
    onDocumentLeft(documentOf(sender), leave, left.signal);
  });
}

/**
 * Runs `leave` when the tab no longer shows the document, until the signal aborts. The port alone does not tell: in
 * Firefox (tried: 153) the back/forward cache keeps it open if a listener of the page stops the event by which
 * our script hears that the page is left.
 */
function onDocumentLeft(
  document: FrameDocument,
  leave: () => void,
  abortSignal: AbortSignal,
): void {
  const check = async (tabId: number) => {
    if (tabId === document.tabId && !(await isStillShown(document))) leave();
  };
  onTabLoad((tabId) => void check(tabId), abortSignal);
}

function documentOf(sender: Runtime.MessageSender): FrameDocument {
  const documentId: unknown = Reflect.get(sender, 'documentId');
  return {
    tabId: sender.tab?.id ?? -1,
    frameId: sender.frameId ?? 0,
    ...(typeof documentId === 'string' && { documentId }),
  };
}
