import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '@/lib/messages/client';
import { originPattern } from '@/lib/platform/match-pattern';

/** What the section of sites needs. */
export interface HostAccessDeps {
  ask: Ask;
  hasOrigins: (patterns: string[]) => Promise<boolean>;
  /** Returns every granted match pattern for web pages. */
  grantedOrigins: () => Promise<string[]>;
  /** Returns false if the browser keeps them. */
  removeOrigins: (patterns: string[]) => Promise<boolean>;
  /** Calls back after each grant and each removal, also those in the browser's own settings. */
  onGrantsChanged: (react: () => void, abortSignal: AbortSignal) => void;
  /** Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  allSites: string[];
}

/** The sites that Handset may read. */
export interface HostAccessModel {
  /** Whether every site is granted; `undefined` until known. */
  hasAllSites: ReadonlySignal<boolean | undefined>;
  /** The sites that the browser lets Handset read; `undefined` until known. */
  allowed: ReadonlySignal<readonly AllowedSite[] | undefined>;
  /** Whether the browser kept a site that the rep wanted to remove. */
  isStillAllowed: ReadonlySignal<boolean>;
  /** Whether the rep declined the last request. */
  denied: ReadonlySignal<boolean>;
  /** Asks for all sites. Call it directly from the click. */
  allowAll(): Promise<void>;
  /** Asks for the host of a web address. Call it directly from the click. */
  allow(address: string): Promise<void>;
  /** Asks for sites by the patterns of their rules: `*.example.com`. Call it directly from the click. */
  allowSites(sites: readonly string[]): Promise<void>;
  /** Removes a site's permission. Its open pages then lose their marks. */
  revoke(site: AllowedSite): Promise<void>;
  /** Reads the open pages of one host, or of all, again after a country setting changed. */
  rescan(host?: string): Promise<void>;
}

/** Creates the model of the sites that Handset may read. */
export function createHostAccessModel(
  deps: HostAccessDeps,
  abortSignal: AbortSignal,
): HostAccessModel {
  const hasAllSites = signal<boolean>();
  const allowed = signal<readonly AllowedSite[]>();
  const denied = signal(false);
  const isStillAllowed = signal(false);

  async function refresh(): Promise<void> {
    const granted = await deps.hasOrigins(deps.allSites);
    const sites = allowedSites(await deps.grantedOrigins());
    if (abortSignal.aborted) return;
    hasAllSites.value = granted;
    allowed.value = sites;
  }

  async function request(patterns: string[]): Promise<void> {
    denied.value = !(await deps.requestOrigins(patterns).catch(() => false));
    isStillAllowed.value = false;
    await refresh();
  }

  deps.onGrantsChanged(() => void refresh(), abortSignal);
  void refresh();
  return {
    hasAllSites,
    allowed,
    denied,
    isStillAllowed,
    allowAll: () => request(deps.allSites),
    allow: (address) => request([originPattern(address) ?? address]),
    allowSites: (sites) => request(sites.map((site) => `*://${site}/*`)),
    async revoke({ patterns }) {
      isStillAllowed.value = !(await deps.removeOrigins(patterns).catch(() => false));
      denied.value = false;
      await refresh();
    },
    async rescan(host) {
      await deps.ask('reread-pages', host === undefined ? {} : { host });
    },
  };
}

/** A site that the rep allowed, with the match patterns that the browser keeps for it. */
export interface AllowedSite {
  /** `crm.example.com`, `*.example.com`, or `*` for all sites. */
  host: string;
  patterns: string[];
}

/** Groups granted match patterns by host, all sites first. */
export function allowedSites(granted: readonly string[]): AllowedSite[] {
  const sites = new Map<string, string[]>();
  for (const pattern of granted) {
    const host = hostOf(pattern);
    sites.set(host, [...(sites.get(host) ?? []), pattern]);
  }
  return [...sites]
    .map(([host, patterns]) => ({ host, patterns }))
    .sort((a, b) => Number(b.host === '*') - Number(a.host === '*') || (a.host < b.host ? -1 : 1));
}

/** Returns whether a host is covered by any of these sites. */
export function isAllowed(host: string, sites: readonly AllowedSite[]): boolean {
  return sites.some((site) => {
    if (!site.host.startsWith('*')) return site.host === host;
    return site.host === '*' || `.${host}`.endsWith(site.host.slice(1));
  });
}

function hostOf(pattern: string): string {
  return pattern === '<all_urls>' ? '*' : (pattern.split('/')[2] ?? pattern);
}
