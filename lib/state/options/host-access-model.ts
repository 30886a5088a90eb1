import { type ReadonlySignal, signal } from '@preact/signals';
import { originPattern } from '@/lib/platform/match-pattern';
import type { Ask } from '@/lib/state/ask';
import { type AllowedSite, allowedSites } from './allowed-sites';

/** What the view of sites takes. */
export interface HostAccessDeps {
  ask: Ask;
  hasOrigins: (patterns: string[]) => Promise<boolean>;
  /** Every granted match pattern for web pages. */
  grantedOrigins: () => Promise<string[]>;
  /** False where the browser keeps them. */
  removeOrigins: (patterns: string[]) => Promise<boolean>;
  /** Calls back after each grant and each withdrawal, in the browser's own pages too. */
  onGrantsChanged: (react: () => void, ended: AbortSignal) => void;
  /** Must be reached inside the click, with nothing awaited. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  allSites: string[];
}

/** Where numbers are found. */
export interface HostAccessModel {
  /** Whether every site is granted; `undefined` until known. */
  hasAllSites: ReadonlySignal<boolean | undefined>;
  /** The sites that the browser lets Handset read; `undefined` until known. */
  allowed: ReadonlySignal<readonly AllowedSite[] | undefined>;
  /** Whether the browser kept a site that the rep wanted to remove. */
  isStillAllowed: ReadonlySignal<boolean>;
  /** The rep was asked and said no. */
  denied: ReadonlySignal<boolean>;
  /** Call it straight from the click. */
  allowAll(): Promise<void>;
  /** Asks for the host of a web address. Call it straight from the click. */
  allow(address: string): Promise<void>;
  /** Takes the marks off a site's open pages and gives its permission back. */
  revoke(site: AllowedSite): Promise<void>;
  /** Finds numbers on an excluded host again. */
  include(host: string): Promise<void>;
  /** Reads open pages again, of one host or all, after a country setting changed. */
  rescan(host?: string): Promise<void>;
}

/** Makes the model of where numbers are found. */
export function createHostAccessModel(deps: HostAccessDeps, ended: AbortSignal): HostAccessModel {
  const hasAllSites = signal<boolean>();
  const allowed = signal<readonly AllowedSite[]>();
  const denied = signal(false);
  const isStillAllowed = signal(false);

  async function refresh(): Promise<void> {
    const granted = await deps.hasOrigins(deps.allSites);
    const sites = allowedSites(await deps.grantedOrigins());
    if (ended.aborted) return;
    hasAllSites.value = granted;
    allowed.value = sites;
  }

  async function request(patterns: string[]): Promise<void> {
    denied.value = !(await deps.requestOrigins(patterns).catch(() => false));
    isStillAllowed.value = false;
    await refresh();
  }

  deps.onGrantsChanged(() => void refresh(), ended);
  void refresh();
  return {
    hasAllSites,
    allowed,
    denied,
    isStillAllowed,
    allowAll: () => request(deps.allSites),
    allow: (address) => request([originPattern(address) ?? address]),
    async revoke({ host, patterns }) {
      // Scripts in open pages are out of reach once the permission is gone.
      await deps.ask('remove-marks', { host });
      isStillAllowed.value = !(await deps.removeOrigins(patterns).catch(() => false));
      denied.value = false;
      if (isStillAllowed.value) await deps.ask('reread-pages', {});
      await refresh();
    },
    async include(host) {
      await deps.ask('exclude-site', { host, excluded: false });
    },
    async rescan(host) {
      await deps.ask('reread-pages', host === undefined ? {} : { host });
    },
  };
}
