import { z } from 'zod';
import { browser } from './browser';
import { holdLock, isLockHeld } from './locks';
import { onViewGone } from './views';

/** Begins the key of each remembered page, and the name of the lock that it holds while it is open. */
const PREFIX = 'open-page:';
/** A page that an update closes goes to the back first: only where it stays for so long counts, ms. */
const SETTLED_MS = 500;
/** How long after a view of ours has gone the pages are looked at, ms. An update ends the background before. */
const LOOK_AFTER_MS = 1_000;

const pageSchema = z.object({
  /** Path, query and hash. */
  address: z.string(),
  /** It was in front of its window. */
  isShown: z.boolean(),
});

/** A page of ours that is closed by now. */
export type ClosedPage = z.infer<typeof pageSchema>;

/**
 * Remembers this page of ours, with its address, until the signal ends: the browser closes it when Handset is
 * updated. Its lock, which the browser ends with the page, tells that it is open.
 */
export async function rememberOpenPage(
  abortSignal: AbortSignal,
  view: Window = window,
): Promise<void> {
  const key = PREFIX + crypto.randomUUID();
  const save = () => {
    const { pathname, search, hash } = view.location;
    const page: ClosedPage = { address: pathname + search + hash, isShown: !view.document.hidden };
    return browser.storage.local.set({ [key]: page });
  };
  const saveLater = () => setTimeout(() => abortSignal.aborted || void save(), SETTLED_MS);
  await holdLock(key, abortSignal);
  await save();
  view.addEventListener('hashchange', () => void save(), { signal: abortSignal });
  view.document.addEventListener('visibilitychange', saveLater, { signal: abortSignal });
}

/**
 * Returns the remembered pages that are closed by now, and forgets them. Right after an update these are the ones
 * that it closed.
 */
export async function takeClosedPages(): Promise<ClosedPage[]> {
  const stored = Object.entries(await browser.storage.local.get(null));
  const closed: typeof stored = [];
  for (const entry of stored)
    if (entry[0].startsWith(PREFIX) && !(await isLockHeld(entry[0]))) closed.push(entry);
  await browser.storage.local.remove(closed.map(([key]) => key));
  return closed.flatMap(([, page]) => pageSchema.safeParse(page).data ?? []);
}

/** Forgets pages that the rep closed, each time that a view of ours has gone. Adds its listener at once. */
export function forgetClosedPages(report: (error: unknown) => void): void {
  onViewGone(() => setTimeout(() => void takeClosedPages().catch(report), LOOK_AFTER_MS));
}
