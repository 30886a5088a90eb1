import { z } from 'zod';
import { browser } from '@/lib/platform/browser';

/** Ids of our context menu items. */
export type MenuId = 'call-marked' | 'call-link' | 'call-selection';

/** What the rep clicked in the context menu. */
export interface MenuClick {
  id: MenuId;
  /** On a marked number: the offer that the clicked item showed. */
  offerId?: string;
  selection?: string;
  link?: string;
  tabId: number;
  frameId: number;
}

/** An item's id names the offer that it shows: a menu may stay open while others are pointed at. */
const MARKED = 'call-marked:';
const itemOf = (offerId: string): string => MARKED + offerId;

const clickSchema = z.object({
  menuItemId: z.union([z.enum(['call-link', 'call-selection']), z.string().startsWith(MARKED)]),
  selectionText: z.string().optional(),
  linkUrl: z.string().optional(),
  frameId: z.int().default(0),
});

const contexts = {
  'call-marked': ['page', 'frame', 'link', 'editable', 'selection'],
  'call-link': ['link'],
  'call-selection': ['selection'],
} as const satisfies Record<MenuId, readonly string[]>;

/** Links that carry a number themselves (RFC 3966, RFC 3261, RFC 5724 and the customary rest). */
const dialLinks = [
  ...['tel:*', 'callto:*', 'sms:*', 'sip:*', 'sips:*', 'skype:*', 'whatsapp:*'],
  ...['https://wa.me/*', 'https://api.whatsapp.com/send*'],
];

/**
 * Creates the menu afresh, at install and when the browser starts: Chrome keeps items over restarts,
 * and one that showed a number must not stay.
 */
export async function createMenus(titles: Record<Standing, string>): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const id of ['call-link', 'call-selection'] as const) {
    browser.contextMenus.create({
      id,
      title: titles[id],
      contexts: [...contexts[id]],
      ...(id === 'call-link' && { targetUrlPatterns: dialLinks }),
    });
  }
}

/** The items that are always there. */
type Standing = Exclude<MenuId, 'call-marked'>;

/** Where the session keeps which offer the menu shows, and which frame the menu is about. */
const SHOWN = 'menu-offer';
const ABOUT = 'menu-frame';
let turn = Promise.resolve();

/** A number as the menu shows it. */
export interface ShownNumber {
  offerId: string;
  title: string;
  /** What the rep right-clicks for it: anything on the page, or selected text. */
  on: 'page' | 'selection';
  frame: MenuFrame;
}

/** The frame that the menu is about. */
export type MenuFrame = Pick<MenuClick, 'tabId' | 'frameId'>;

/** Shows a number in the menu, in place of any other item. One change at a time. */
export function showNumber(number: ShownNumber): Promise<void> {
  return inTurn(() => putNumber(number));
}

async function putNumber({ offerId, title, on, frame }: ShownNumber): Promise<void> {
  const before = await shownOffer();
  if (before !== undefined)
    await browser.contextMenus.remove(itemOf(before)).catch(() => undefined);
  await browser.storage.session.set({ [SHOWN]: offerId, [ABOUT]: keyOf(frame) });
  const where = on === 'page' ? contexts['call-marked'] : contexts['call-selection'];
  browser.contextMenus.create({ id: itemOf(offerId), title, contexts: [...where] });
  await showStanding({ 'call-link': false, 'call-selection': false });
  // An open menu may get its first number late; it never gets another in its place.
  if (before === undefined) await refreshIfOpen();
}

/** Hides the number from the next menu; one that is open keeps it, as the pointer left for the menu. */
async function hideShown(): Promise<void> {
  const shown = await shownOffer();
  if (shown === undefined) return;
  await browser.contextMenus.update(itemOf(shown), visibility(false)).catch(() => undefined);
}

/** The rep selected text that is no number: the menu has no item for it. */
export function hideSelection(frame: MenuFrame): Promise<void> {
  return inTurn(async () => {
    await browser.storage.session.set({ [ABOUT]: keyOf(frame) });
    await hideShown();
    await showStanding({ 'call-link': true, 'call-selection': false });
  });
}

/**
 * The rep left what a frame told of: the menu has its own items again. Frames in background tabs tell
 * it up to a second late, when the menu is about another frame already.
 */
export function resetMenu(frame: MenuFrame): Promise<void> {
  return inTurn(async () => {
    const { [ABOUT]: about } = await browser.storage.session.get(ABOUT);
    if (about !== keyOf(frame)) return;
    await hideShown();
    await showStanding({ 'call-link': true, 'call-selection': true });
  });
}

function keyOf({ tabId, frameId }: MenuFrame): string {
  return `${tabId}:${frameId}`;
}

async function showStanding(visible: Record<Standing, boolean>): Promise<void> {
  for (const id of ['call-link', 'call-selection'] as const)
    await browser.contextMenus.update(id, visibility(visible[id]));
}

/** An address that no page has. */
const NOWHERE = ['https://handset.invalid/*'];

/**
 * Chrome (156) counts hidden items when it decides whether to put items into a submenu, so there a
 * hidden item is one for no page. In Firefox, no patterns would match no page.
 */
function visibility(visible: boolean) {
  if (import.meta.env.FIREFOX) return { visible };
  return { visible, documentUrlPatterns: visible ? [] : NOWHERE };
}

function inTurn(change: () => Promise<void>): Promise<void> {
  turn = turn.then(change).catch(() => undefined);
  return turn;
}

async function shownOffer(): Promise<string | undefined> {
  const { [SHOWN]: shown } = await browser.storage.session.get(SHOWN);
  return typeof shown === 'string' ? shown : undefined;
}

/** Calls back with each click on one of our items. */
export function onMenuClick(react: (click: MenuClick) => void): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const parsed = clickSchema.safeParse(info);
    if (!parsed.success || tab?.id === undefined) return;
    const { menuItemId, selectionText: selection, linkUrl: link, frameId } = parsed.data;
    const where = { tabId: tab.id, frameId };
    if (menuItemId === 'call-link' || menuItemId === 'call-selection') {
      react({ id: menuItemId, ...where, ...(selection && { selection }), ...(link && { link }) });
    } else react({ id: 'call-marked', ...where, offerId: menuItemId.slice(MARKED.length) });
  });
}

/** Firefox redraws an open menu only when told to; Chrome has no such call. */
async function refreshIfOpen(): Promise<void> {
  if ('refresh' in browser.contextMenus) await browser.contextMenus.refresh();
}
