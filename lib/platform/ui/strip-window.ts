import { browser } from '@/lib/platform/browser';

const SIZE = { width: 380, height: 600 };
const PAGE = '/strip.html';

/** The window that this page opened last. */
let opened: number | undefined;

/** Shows the call strip in a separate window, and brings it to the front if it is open already. */
export async function openStripWindow(): Promise<void> {
  if (opened !== undefined && (await focus(opened))) return;
  const url = browser.runtime.getURL(PAGE);
  const { id } = await browser.windows.create({ url, type: 'popup', focused: true, ...SIZE });
  opened = id;
}

/** Minimizes the window of this page, or restores it. */
export async function minimizeOwnWindow(isMinimized: boolean): Promise<void> {
  const { id } = await browser.windows.getCurrent();
  if (id === undefined) return;
  await browser.windows.update(id, { state: isMinimized ? 'minimized' : 'normal' });
}

async function focus(windowId: number): Promise<boolean> {
  try {
    await browser.windows.update(windowId, { focused: true, state: 'normal' });
    return true;
  } catch {
    return false;
  }
}
