import { browser } from '@/lib/platform/browser';

/** A tab as far as we may know it. The address is there only where we have been let in. */
export interface TabView {
  id: number;
  url?: string;
}

/** The tab that the rep looks at. */
export async function activeTab(): Promise<TabView | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return view(tab);
}

/** One tab by id; `undefined` once it is closed. */
export async function tabById(tabId: number): Promise<TabView | undefined> {
  try {
    return view(await browser.tabs.get(tabId));
  } catch {
    return undefined;
  }
}

/** Every open tab. */
export async function openTabs(): Promise<TabView[]> {
  return (await browser.tabs.query({})).flatMap((tab) => view(tab) ?? []);
}

/** Calls back whenever another tab or another page comes before the rep, until the signal ends. */
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
