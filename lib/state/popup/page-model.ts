import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { PageNumber } from '@/lib/offers/model';
import type { SiteStatus } from '@/lib/sites/model';
import type { Ask } from '@/lib/state/ask';
import { createLatestOnly } from '@/lib/state/latest-only';

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
export type PageNumbersState =
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
  /** Asks for this site, or for all. Call it directly from the click. */
  allow(reach: 'site' | 'all'): Promise<void>;
  /** Excludes this site, or includes it again. */
  setExcluded(excluded: boolean): Promise<void>;
}

/** Creates the model of the page in the active tab. Drops late answers about an earlier tab. */
export function createPageModel(deps: PageModelDeps, ended: AbortSignal): PageModel {
  const numbers = signal<PageNumbersState>({ state: 'loading' });
  const site = signal<SiteStatus>();
  const denied = signal(false);
  const reads = createLatestOnly(ended);

  async function refresh(): Promise<void> {
    const reading = reads.begin();
    const tab = await deps.activeTab();
    if (reading.aborted) return;
    if (!tab) {
      numbers.value = { state: 'problem', problem: { code: 'page-unreachable' } };
      return;
    }
    const [found, status] = await Promise.all([
      deps.ask('page-numbers', { tabId: tab.id }),
      deps.ask('site', { tabId: tab.id }),
    ]);
    if (reading.aborted) return;
    site.value = status.ok ? status.value : undefined;
    numbers.value = found.ok
      ? { state: 'read', numbers: found.value }
      : { state: 'problem', problem: found.error };
  }

  return {
    numbers,
    site,
    denied,
    refresh,
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
