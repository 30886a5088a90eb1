import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { PageNumber } from '@/lib/offers/model';
import type { SiteStatus } from '@/lib/sites/model';
import type { Ask } from '@/lib/state/ask';

/** What the view of the page takes. */
export interface PageModelDeps {
  ask: Ask;
  /** The tab that the rep looks at. */
  activeTab: () => Promise<{ id: number } | undefined>;
  /** Asks the rep for match patterns; must be reached inside the click, with nothing awaited. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  /** The patterns that mean every site. */
  allSites: string[];
}

/** How the numbers of the page stand. */
export type PageNumbersState =
  | { state: 'loading' }
  | { state: 'read'; numbers: PageNumber[] }
  | { state: 'problem'; problem: Problem };

/** The page in the active tab: its numbers, and whether they are marked there. */
export interface PageModel {
  numbers: ReadonlySignal<PageNumbersState>;
  site: ReadonlySignal<SiteStatus | undefined>;
  /** The rep was asked for access and said no. */
  denied: ReadonlySignal<boolean>;
  refresh(): Promise<void>;
  /** Asks for this site, or for all. Call it straight from the click. */
  allow(reach: 'site' | 'all'): Promise<void>;
  /** Excludes this site, or includes it again. */
  setExcluded(excluded: boolean): Promise<void>;
}

/** Makes the model of the active tab's page. Late answers of an earlier tab are dropped. */
export function createPageModel(deps: PageModelDeps, ended: AbortSignal): PageModel {
  const numbers = signal<PageNumbersState>({ state: 'loading' });
  const site = signal<SiteStatus>();
  const denied = signal(false);
  let turn = 0;

  async function refresh(): Promise<void> {
    const mine = ++turn;
    const tab = await deps.activeTab();
    if (!tab) {
      numbers.value = { state: 'problem', problem: { code: 'page-unreachable' } };
      return;
    }
    const [found, status] = await Promise.all([
      deps.ask('page-numbers', { tabId: tab.id }),
      deps.ask('site', { tabId: tab.id }),
    ]);
    if (mine !== turn || ended.aborted) return;
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
