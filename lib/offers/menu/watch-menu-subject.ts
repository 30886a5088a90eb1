import type { OfferDeps } from '@/lib/offers/deps';
import { type MenuDisplay, setMenuSubject } from './set-menu-subject';

/** What watching the document that the context menu is about needs. */
export interface MenuWatchDeps extends Pick<OfferDeps, 'database' | 'now' | 'isStillShown'> {
  menu: MenuDisplay;
  /** Runs `react` when a tab may show another document, or is closed, until the signal aborts. */
  onTabLoad(react: (tabId: number) => void, abortSignal: AbortSignal): void;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
}

/** Watches the document that the context menu is about. */
export interface MenuWatch {
  /** Watches from now on: the menu is about a document. */
  begin(): void;
}

/**
 * Resets the context menu when the document that it is about is left: a page can keep our script from
 * reporting that. Adds its listener at once, for a load that woke the background. Listens only while the menu
 * is about a document: otherwise every page that loads would wake the background.
 */
export function createMenuWatch(deps: MenuWatchDeps): MenuWatch {
  let latest = new AbortController();
  const begin = () => {
    latest.abort();
    const turn = new AbortController();
    latest = turn;
    deps.onTabLoad((tabId) => void check(turn, tabId), turn.signal);
    return turn;
  };
  const check = (turn: AbortController, tabId?: number) =>
    isAboutDocument(deps, tabId).then(
      (isAbout) => isAbout || turn.abort(),
      (error) => deps.report('menu-watch', error),
    );
  // A background that was stopped may have missed a load.
  void check(begin());
  return { begin: () => void begin() };
}

/**
 * Returns whether the menu is about a document that is still shown. Resets the menu if that was left. `tabId`: the only
 * tab that may have changed.
 */
async function isAboutDocument(deps: MenuWatchDeps, tabId?: number): Promise<boolean> {
  const frame = await deps.menu.frame();
  if (!frame) return false;
  if (tabId !== undefined && tabId !== frame.tabId) return true;
  if (await deps.isStillShown(frame)) return true;
  await setMenuSubject(deps, {}, frame);
  return false;
}
