import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { PageNumber } from '@/lib/offers/model';
import { afterDelay } from '@/lib/platform/page/timers';
import type { SiteStatus } from '@/lib/sites/model';

/** A page that grows is listed again at most this often, ms. */
const PAUSE_MS = 1_000;

/** What the view of the page needs. */
export interface PageModelDeps {
  ask: Ask;
  /** Returns the tab that the rep looks at. */
  activeTab: () => Promise<{ id: number } | undefined>;
  /** Asks the rep for match patterns. Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  /** The patterns that mean every site. */
  allSites: string[];
}

/** The numbers of the page, or why there are none. */
type PageNumbersState =
  | { state: 'loading' }
  | { state: 'read'; numbers: PageNumber[] }
  | { state: 'problem'; problem: Problem };

/** The page in the active tab: its numbers, and whether they are marked there. */
export interface PageModel {
  numbers: ReadonlySignal<PageNumbersState>;
  site: ReadonlySignal<SiteStatus | undefined>;
  /** Whether the rep declined the last request for access. */
  denied: ReadonlySignal<boolean>;
  refresh(): Promise<void>;
  /** More of a tab's page was read. Lists its numbers again soon if it is the tab in view. */
  onMoreRead(tabId: number): void;
  /** Asks for this site, or for all. Call it directly from the click. */
  allow(reach: 'site' | 'all'): Promise<void>;
  /** Excludes this site, or includes it again. */
  setExcluded(excluded: boolean): Promise<void>;
}

/** Creates the model of the page in the active tab. Drops late answers about an earlier tab. */
export function createPageModel(deps: PageModelDeps, abortSignal: AbortSignal): PageModel {
  const numbers = signal<PageNumbersState>({ state: 'loading' });
  const site = signal<SiteStatus>();
  const denied = signal(false);
  const reads = createLatestOnly(abortSignal);
  let shownTabId: number | undefined;

  async function refresh(): Promise<void> {
    const reading = reads.begin();
    const tab = await deps.activeTab();
    if (reading.aborted) return;
    shownTabId = tab?.id;
    if (!tab) {
      numbers.value = { state: 'problem', problem: { code: 'page-unreachable' } };
      return;
    }
    const read = await readPage(deps.ask, tab.id);
    if (reading.aborted) return;
    site.value = read.site;
    numbers.value = read.numbers;
  }
  const refreshSoon = createPausedRefresh(refresh, abortSignal);

  return {
    numbers,
    site,
    denied,
    refresh,
    onMoreRead(tabId) {
      if (tabId === shownTabId) refreshSoon();
    },
    async allow(reach) {
      const pattern = site.value?.pattern;
      const patterns = reach === 'all' || !pattern ? deps.allSites : [pattern];
      const granted = await deps.requestOrigins(patterns).catch(() => false);
      denied.value = !granted;
      if (granted) await refresh();
    },
    async setExcluded(excluded) {
      const host = site.value?.host;
      if (!host) return;
      const answer = await deps.ask('exclude-site', { host, excluded });
      if (answer.ok && site.value) site.value = { ...site.value, excluded };
      await refresh();
    },
  };
}

/** Asks for the numbers of a tab, and for its site. */
async function readPage(
  ask: Ask,
  tabId: number,
): Promise<{ site: SiteStatus | undefined; numbers: PageNumbersState }> {
  const [found, status] = await Promise.all([
    ask('page-numbers', { tabId }),
    ask('site', { tabId }),
  ]);
  return {
    site: status.ok ? status.value : undefined,
    numbers: found.ok
      ? { state: 'read', numbers: found.value }
      : { state: 'problem', problem: found.error },
  };
}

/** Returns a function that refreshes after a pause. What is read while it refreshes starts the next pause. */
function createPausedRefresh(refresh: () => Promise<void>, abortSignal: AbortSignal): () => void {
  let isWaiting = false;
  let hasMore = false;

  async function refreshAfterPause(): Promise<void> {
    hasMore = false;
    await refresh();
    isWaiting = false;
    if (hasMore) pause();
  }

  function pause(): void {
    isWaiting = true;
    afterDelay(PAUSE_MS, () => void refreshAfterPause(), abortSignal);
  }

  return () => {
    hasMore = true;
    if (!isWaiting) pause();
  };
}
