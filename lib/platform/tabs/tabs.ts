import { browser } from '@/lib/platform/browser';

/** A tab. Its address is set only where we have host access. */
export interface TabView {
  id: number;
  url?: string;
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

/** All open tabs. */
export async function openTabs(): Promise<TabView[]> {
  return (await browser.tabs.query({})).flatMap((tab) => view(tab) ?? []);
}

/** Opens one of our own pages in a new tab. */
export async function openOwnPage(path: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(path) });
}

/** Runs `react` whenever another tab or page comes into view, until the signal ends. */
export function onPageInView(react: () => void, signal: AbortSignal): void {
  const onUpdated = (_tabId: number, change: { status?: string }, tab: { active: boolean }) => {
    if (tab.active && change.status === 'complete') react();
  };
  browser.tabs.onActivated.addListener(react);
  browser.tabs.onUpdated.addListener(onUpdated);
  signal.addEventListener('abort', () => {
    browser.tabs.onActivated.removeListener(react);
    browser.tabs.onUpdated.removeListener(onUpdated);
  });
}

function view(tab: { id?: number; url?: string } | undefined): TabView | undefined {
  if (tab?.id === undefined) return undefined;
  return tab.url === undefined ? { id: tab.id } : { id: tab.id, url: tab.url };
}
