import { z } from 'zod';

/** The steps in their order. */
export const STEPS = ['connect', 'numbers', 'sites', 'ready'] as const;

/** A step of the welcome page. */
export type WelcomeStep = (typeof STEPS)[number];

const progressSchema = z.object({
  step: z.enum(STEPS).catch('connect'),
  baseUrl: z.string().catch(''),
  ownNumber: z.string().catch(''),
  callerId: z.string().catch(''),
  crm: z.string().catch(''),
  /** Whether the rep chose where numbers are found. */
  hasChosenSites: z.boolean().catch(false),
});

/** Where the rep left the welcome page, with what was typed. Never a token. */
export type WelcomeProgress = z.infer<typeof progressSchema>;

/** Keeps the progress until the rep comes back. */
export interface ProgressStore {
  /** An empty progress at the first step if nothing is kept. */
  read(): WelcomeProgress;
  write(progress: WelcomeProgress): void;
}

const KEY = 'welcome';

/**
 * Keeps the progress in the storage of our own pages, which no script in a page can read. A browser that
 * refuses storage loses the progress and nothing else.
 */
export function createProgressStore(storage: Pick<Storage, 'getItem' | 'setItem'>): ProgressStore {
  return {
    read: () => progressSchema.catch(progressSchema.parse({})).parse(readJson(storage)),
    write(progress) {
      try {
        storage.setItem(KEY, JSON.stringify(progress));
      } catch {
        // Full or switched off.
      }
    },
  };
}

function readJson(storage: Pick<Storage, 'getItem'>): unknown {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
