import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from './ask';

/** What the view of sites takes. */
export interface ReachWorld {
  ask: Ask;
  hasOrigins: (patterns: string[]) => Promise<boolean>;
  /** Must be reached inside the click, with nothing awaited. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  allSites: string[];
}

/** Where numbers are found. */
export interface ReachModel {
  /** Whether every site is granted; `undefined` until known. */
  everywhere: ReadonlySignal<boolean | undefined>;
  /** The rep was asked and said no. */
  denied: ReadonlySignal<boolean>;
  /** Call it straight from the click. */
  allowAll(): Promise<void>;
  /** Finds numbers on a switched-off host again. */
  switchOn(host: string): Promise<void>;
  /** Looks through open pages anew, those of one host or all: numbers read otherwise there now. */
  readAnew(host?: string): Promise<void>;
}

/** Makes the model of where numbers are found. */
export function createReachModel(world: ReachWorld, ended: AbortSignal): ReachModel {
  const everywhere = signal<boolean>();
  const denied = signal(false);
  void world.hasOrigins(world.allSites).then((granted) => {
    if (!ended.aborted) everywhere.value = granted;
  });
  return {
    everywhere,
    denied,
    async allowAll() {
      const granted = await world.requestOrigins(world.allSites).catch(() => false);
      everywhere.value = granted;
      denied.value = !granted;
    },
    async switchOn(host) {
      await world.ask('site-off', { host, off: false });
    },
    async readAnew(host) {
      await world.ask('read-anew', host === undefined ? {} : { host });
    },
  };
}
