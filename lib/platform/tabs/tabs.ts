import { browser, type Runtime } from '@/lib/platform/browser';
import { ACCESS_WITHDRAWN } from '@/lib/platform/page/withdrawn-access';

/** A tab. Its address and title are set only where we have host access. */
interface TabView {
  id: number;
  url?: string;
  title?: string;
}

/** The active tab of the window used last. */
export async function activeTab(): Promise<TabView | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return view(tab);
}

/** One tab; `undefined` if it was closed. */
export async function tabById(tabId: number): Promise<TabView | undefined> {
  try {
    return view(await browser.tabs.get(tabId));
  } catch {
    return undefined;
  }
}

/** Returns whether another tab of its window is in front. The browser reports this, and no page can fake it. */
export async function isTabHidden(tabId: number): Promise<boolean> {
  return !(await browser.tabs.get(tabId)).active;
}

/** Returns all tabs of all windows. */
export async function allTabs(): Promise<TabView[]> {
  return (await browser.tabs.query({})).flatMap((tab) => view(tab) ?? []);
}

/**
 * Tells the scripts in all tabs that access to some site was withdrawn. From then on, scripts in its pages hear
 * messages, but nothing can be injected there to stop them.
 */
export async function announceWithdrawnAccess(): Promise<void> {
  const tell = ({ id }: TabView) => browser.tabs.sendMessage(id, ACCESS_WITHDRAWN);
  await Promise.allSettled((await allTabs()).map(tell));
}

/** Opens one of our own pages in a new tab. */
export async function openOwnPage(path: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(path) });
}

/** Opens a web address in a new tab, or in a window if there is only one without tabs: Firefox refuses the tab. */
export async function openInNewTab(url: string): Promise<void> {
  await browser.tabs.create({ url }).catch(() => browser.windows.create({ url }));
}

/** Brings a tab and its window to the front. Returns false if it was closed meanwhile. */
export async function focusTab(tabId: number): Promise<boolean> {
  try {
    const tab = await browser.tabs.update(tabId, { active: true });
    if (tab?.windowId !== undefined) await browser.windows.update(tab.windowId, { focused: true });
    return true;
  } catch {
    return false;
  }
}

/** Runs `react` whenever another tab or page comes into view, until the signal ends. */
export function onPageInView(react: () => void, abortSignal: AbortSignal): void {
  const onUpdated = (_tabId: number, change: { status?: string }, tab: { active: boolean }) => {
    if (tab.active && change.status === 'complete') react();
  };
  browser.tabs.onActivated.addListener(react);
  browser.tabs.onUpdated.addListener(onUpdated);
  abortSignal.addEventListener('abort', () => {
    browser.tabs.onActivated.removeListener(react);
    browser.tabs.onUpdated.removeListener(onUpdated);
  });
}

function view(tab: Partial<TabView> | undefined): TabView | undefined {
  if (tab?.id === undefined) return undefined;
  const { id, url, title } = tab;
  return { id, ...(url !== undefined && { url }), ...(title !== undefined && { title }) };
}

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
