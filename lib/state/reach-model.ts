import { type ReadonlySignal, signal } from '@preact/signals';
import { type AllowedSite, allowedSites } from './allowed-sites';
import type { Ask } from './ask';

/** What the view of sites takes. */
export interface ReachWorld {
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
export interface ReachModel {
  /** Whether every site is granted; `undefined` until known. */
  everywhere: ReadonlySignal<boolean | undefined>;
  /** The sites that the browser lets Handset read; `undefined` until known. */
  allowed: ReadonlySignal<readonly AllowedSite[] | undefined>;
  /** The browser kept a site that the rep wanted to remove. */
  kept: ReadonlySignal<boolean>;
  /** The rep was asked and said no. */
  denied: ReadonlySignal<boolean>;
  /** Call it straight from the click. */
  allowAll(): Promise<void>;
  /** Asks for these match patterns. Call it straight from the click. */
  allow(patterns: string[]): Promise<void>;
  /** Takes the marks off a site's open pages and gives its permission back. */
  revoke(site: AllowedSite): Promise<void>;
  /** Finds numbers on a switched-off host again. */
  switchOn(host: string): Promise<void>;
  /** Looks through open pages anew, those of one host or all: numbers read otherwise there now. */
  readAnew(host?: string): Promise<void>;
}

/** Makes the model of where numbers are found. */
export function createReachModel(world: ReachWorld, ended: AbortSignal): ReachModel {
  const everywhere = signal<boolean>();
  const allowed = signal<readonly AllowedSite[]>();
  const denied = signal(false);
  const kept = signal(false);

  async function refresh(): Promise<void> {
    const granted = await world.hasOrigins(world.allSites);
    const sites = allowedSites(await world.grantedOrigins());
    if (ended.aborted) return;
    everywhere.value = granted;
    allowed.value = sites;
  }

  async function allow(patterns: string[]): Promise<void> {
    denied.value = !(await world.requestOrigins(patterns).catch(() => false));
    kept.value = false;
    await refresh();
  }

  world.onGrantsChanged(() => void refresh(), ended);
  void refresh();
  return {
    everywhere,
    allowed,
    denied,
    kept,
    allowAll: () => allow(world.allSites),
    allow,
    async revoke({ host, patterns }) {
      // Scripts in open pages are out of reach once the permission is gone.
      await world.ask('leave-site', { host });
      kept.value = !(await world.removeOrigins(patterns).catch(() => false));
      denied.value = false;
      if (kept.value) await world.ask('read-anew', {});
      await refresh();
    },
    async switchOn(host) {
      await world.ask('site-off', { host, off: false });
    },
    async readAnew(host) {
      await world.ask('read-anew', host === undefined ? {} : { host });
    },
  };
}
