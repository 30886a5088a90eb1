import { browser } from '@/lib/platform/browser';

/** A document in a frame of a tab, as the browser identifies it. Older browsers do not name documents. */
export interface FrameDocument {
  tabId: number;
  frameId: number;
  documentId?: string;
}

/** Longest wait for the answer of a frame, in milliseconds. */
const ANSWER_MS = 1_000;

/**
 * Runs `react` when a tab may show another document, or is closed, until the signal aborts. The browser reports
 * this, so no page can hide it. It also reports addresses that a page changes without leaving (tried:
 * `pushState` and hashes in Chromium 156 and Firefox 153), and the start of a load while the page still stands:
 * ask `isStillShown`.
 */
export function onTabLoad(react: (tabId: number) => void, abortSignal: AbortSignal): void {
  const { onUpdated, onRemoved } = browser.tabs;
  const onChange = (tabId: number, { status }: { status?: string }) => {
    if (status !== undefined) react(tabId);
  };
  onUpdated.addListener(onChange);
  onRemoved.addListener(react);
  abortSignal.addEventListener('abort', () => {
    onUpdated.removeListener(onChange);
    onRemoved.removeListener(react);
  });
}

/**
 * Returns whether a frame still shows a document in which our card's script runs. The browser runs scripts only in the
 * document that is shown, so one that was left for the back/forward cache cannot answer. A frame that does not
 * answer in time counts as left.
 */
export function isStillShown(frame: FrameDocument): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false));
  return Promise.race([askFrame(frame), tooLate]);
}

async function askFrame({ tabId, frameId, documentId }: FrameDocument): Promise<boolean> {
  const target = { tabId, frameIds: [frameId] };
  const func = () => globalThis.handsetCard === true;
  try {
    // A document that is still loading answers at once, too.
    const asked = { target, func, injectImmediately: true };
    const [answer] = await browser.scripting.executeScript(asked);
    return answer?.result === true && Reflect.get(answer, 'documentId') === documentId;
  } catch {
    // The tab is closed, or shows a page that the browser blocks.
    return false;
  }
}
