import type { Events } from 'webextension-polyfill';
import { z } from 'zod';
import { browser } from '@/lib/platform/browser';
import { MARKED, type MenuId } from './menu-clicks';

/** An item's id contains its offer's: a menu can stay open while the rep points at other numbers. */
const itemOf = (offerId: string): string => MARKED + offerId;

const contexts = {
  'call-marked': ['page', 'frame', 'link', 'editable', 'selection'],
  'call-link': ['link'],
  'call-selection': ['selection'],
} as const satisfies Record<MenuId, readonly string[]>;

/** Links that contain a number (RFC 3966, RFC 3261, RFC 5724, and common others). */
const dialLinks = [
  ...['tel:*', 'callto:*', 'sms:*', 'sip:*', 'sips:*', 'skype:*', 'whatsapp:*'],
  ...['https://wa.me/*', 'https://api.whatsapp.com/send*'],
];

/**
 * Creates the menu again, at install and when the browser starts: Chrome keeps items over restarts
 * (https://developer.chrome.com/docs/extensions/reference/api/contextMenus#method-create), and an item
 * with a number must not stay.
 */
export async function createMenus(titles: Record<FixedItem, string>): Promise<void> {
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

/** Gives the items without a number other titles. Does nothing before they are created. */
export async function renameMenus(titles: Record<FixedItem, string>): Promise<void> {
  for (const id of ['call-link', 'call-selection'] as const)
    await browser.contextMenus.update(id, { title: titles[id] }).catch(() => undefined);
}

/** Items without a number. They are hidden, not removed. */
type FixedItem = Exclude<MenuId, 'call-marked'>;

/** Keys in session storage: the offer that the menu shows, and the frame that the menu is about. */
const SHOWN = 'menu-offer';
const ABOUT = 'menu-frame';
let lastChange = Promise.resolve();

/** A number for the menu. */
export interface MenuNumber {
  offerId: string;
  title: string;
  /** What the rep must right-click: anything on the page, or selected text. */
  on: 'page' | 'selection';
  frame: MenuFrame;
}

/** The frame that the menu is about, and its document if the browser names documents. */
export interface MenuFrame {
  tabId: number;
  frameId: number;
  documentId?: string;
}

const frameSchema = z.object({
  tabId: z.int(),
  frameId: z.int(),
  documentId: z.string().optional(),
});

/** Shows a number in the menu and hides all other items. Changes run one at a time. */
export function showMenuNumber(number: MenuNumber): Promise<void> {
  return oneAtATime(() => replaceShown(number));
}

async function replaceShown({ offerId, title, on, frame }: MenuNumber): Promise<void> {
  const before = await shownOffer();
  if (before !== undefined)
    await browser.contextMenus.remove(itemOf(before)).catch(() => undefined);
  await browser.storage.session.set({ [SHOWN]: offerId, [ABOUT]: frameSchema.parse(frame) });
  const where = on === 'page' ? contexts['call-marked'] : contexts['call-selection'];
  browser.contextMenus.create({ id: itemOf(offerId), title, contexts: [...where] });
  await showFixedItems({ 'call-link': false, 'call-selection': false });
  // An open menu may get its first number late, but that number is never replaced while it is open.
  if (before === undefined) await refreshIfOpen();
}

/** Hides the number from the next menu. An open menu keeps it: the pointer left the mark for the menu. */
async function hideShown(): Promise<void> {
  const shown = await shownOffer();
  if (shown === undefined) return;
  await browser.contextMenus.update(itemOf(shown), visibility(false)).catch(() => undefined);
}

/** Hides the item for selections: the selected text is no number. */
export function hideSelectionItem(frame: MenuFrame): Promise<void> {
  return oneAtATime(async () => {
    await browser.storage.session.set({ [ABOUT]: frameSchema.parse(frame) });
    await hideShown();
    await showFixedItems({ 'call-link': true, 'call-selection': false });
  });
}

/**
 * Shows the items without a number again: the rep no longer points at a number of this frame.
 * Background tabs report this up to a second late, when the menu is already about another frame.
 */
export function resetMenu(frame: MenuFrame): Promise<void> {
  return oneAtATime(async () => {
    const about = await menuFrame();
    if (about?.tabId !== frame.tabId || about.frameId !== frame.frameId) return;
    await showAllFixedItems();
  });
}

/** The frame that the menu is about; `undefined` if the menu shows only the items without a number. */
export async function menuFrame(): Promise<MenuFrame | undefined> {
  const { [ABOUT]: about } = await browser.storage.session.get(ABOUT);
  const { data } = frameSchema.safeParse(about);
  if (!data) return undefined;
  const { tabId, frameId, documentId } = data;
  return { tabId, frameId, ...(documentId && { documentId }) };
}

async function showAllFixedItems(): Promise<void> {
  await browser.storage.session.remove(ABOUT);
  await hideShown();
  await showFixedItems({ 'call-link': true, 'call-selection': true });
}

/**
 * Shows the items without a number when a menu opens in another tab than the one that it was about:
 * a tab that was closed does not report that, and on a site that is not allowed no script does. Only
 * Firefox tells when a menu opens
 * (https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/menus/onShown). Chrome needs no
 * such help (tried: 156).
 */
export function resetMenuInOtherTabs(): void {
  const { onShown } = browser.contextMenus as { onShown?: Events.Event<MenuShown> };
  onShown?.addListener((_info, tab) => {
    void oneAtATime(async () => {
      const about = await menuFrame();
      if (!about || about.tabId === tab.id) return;
      await showAllFixedItems();
      await refreshIfOpen();
    });
  });
}

type MenuShown = (info: unknown, tab: { id?: number }) => void;

async function showFixedItems(visible: Record<FixedItem, boolean>): Promise<void> {
  for (const id of ['call-link', 'call-selection'] as const)
    await browser.contextMenus.update(id, visibility(visible[id]));
}

/** Matches no page. */
const NOWHERE = ['https://handset.invalid/*'];

/**
 * Chrome (tried: 156) counts hidden items when it decides whether to group items in a submenu, so
 * there an item is hidden by a pattern that matches no page
 * (https://developer.chrome.com/docs/extensions/reference/api/contextMenus#type-CreateProperties). In
 * Firefox an empty list of patterns matches no page, so `visible` is used instead
 * (https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/menus/update).
 */
function visibility(visible: boolean) {
  if (import.meta.env.FIREFOX) return { visible };
  return { visible, documentUrlPatterns: visible ? [] : NOWHERE };
}

function oneAtATime(change: () => Promise<void>): Promise<void> {
  lastChange = lastChange.then(change).catch(() => undefined);
  return lastChange;
}

async function shownOffer(): Promise<string | undefined> {
  const { [SHOWN]: shown } = await browser.storage.session.get(SHOWN);
  return typeof shown === 'string' ? shown : undefined;
}

/**
 * Firefox updates an open menu only on `refresh`, which Chrome does not have:
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/menus/refresh
 */
async function refreshIfOpen(): Promise<void> {
  if ('refresh' in browser.contextMenus) await browser.contextMenus.refresh();
}
