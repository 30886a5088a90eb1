import type { CallDatabase } from '@/lib/calls/database';
import type { StoredOffer } from '@/lib/calls/stored-rows';
import type { OfferDeps } from '@/lib/offers/deps';
import { type Frame, findOffer, isExpired, isSameFrame } from '@/lib/offers/offer-store';

/** What the rep points at: an offer, or none. `selected`: they selected it. */
export interface Pointed {
  offerId?: string | undefined;
  selected?: boolean | undefined;
}

/** Draws the browser's context menu. */
export interface MenuDisplay {
  /** `on`: what the rep must right-click. */
  show(offer: StoredOffer, on: 'page' | 'selection', frame: Frame): Promise<void>;
  /** The selected text is no number. */
  hideSelectionItem(frame: Frame): Promise<void>;
  /** The rep no longer points at a number of this frame. */
  reset(frame: Frame): Promise<void>;
  /** The frame that the menu is about, if it is about one. */
  frame(): Promise<Frame | undefined>;
}

/** Makes the context menu about what the rep points at. */
export async function setMenuSubject(
  { database, now, menu }: Pick<OfferDeps, 'database' | 'now'> & { menu: MenuDisplay },
  { offerId, selected }: Pointed,
  frame: Frame,
): Promise<void> {
  const offer = await setPointedOffer(database, offerId, frame, now());
  if (offer) await menu.show(offer, selected ? 'selection' : 'page', frame);
  else await (selected ? menu.hideSelectionItem(frame) : menu.reset(frame));
}

/** What watching the document that the context menu is about needs. */
interface MenuWatchDeps extends Pick<OfferDeps, 'database' | 'now' | 'isStillShown'> {
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

/** How long an offer can be called from an open context menu after the pointer left the mark. */
const MENU_OPEN_MS = 60_000;

/**
 * Records that the rep points at this offer, or at none any more. The context menu shows one number
 * at a time. Returns the offer, or `undefined` if it is not this frame's.
 */
export function setPointedOffer(
  database: CallDatabase,
  offerId: string | undefined,
  frame: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  return database.transaction('rw', database.offers, async () => {
    const offer = offerId && (await findOffer(database, offerId, frame, now));
    if (!offer) return leavePointed(database, frame, now);
    const { leftAt: _, ...current } = offer;
    const pointed = { ...current, pointedAt: now };
    await database.offers.put(pointed);
    return pointed;
  });
}

/**
 * The pointer left the mark: an open menu may still be clicked, a later one not. Background tabs
 * report this late, when the rep already points at another page.
 */
async function leavePointed(database: CallDatabase, frame: Frame, now: number): Promise<undefined> {
  const last = await lastPointed(database);
  if (last && isSameFrame(last, frame))
    await database.offers.put({ ...last, leftAt: last.leftAt ?? now });
}

/**
 * The offer that the context menu shows: the one pointed at last in any frame, if that was in this
 * frame and a moment ago. Never an earlier one: the rep calls what the menu says.
 */
export async function pointedOffer(
  database: CallDatabase,
  { tabId, frameId }: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  const last = await lastPointed(database);
  const fits = last?.tabId === tabId && last.frameId === frameId && !isExpired(last, now);
  const isGone = last?.leftAt !== undefined && now - last.leftAt > MENU_OPEN_MS;
  return fits && !isGone ? last : undefined;
}

function lastPointed(database: CallDatabase): Promise<StoredOffer | undefined> {
  return database.offers.orderBy('pointedAt').last();
}
