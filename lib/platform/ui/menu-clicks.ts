import { z } from 'zod';
import { browser } from '@/lib/platform/browser';

/** Ids of our context menu items. */
export type MenuId = 'call-marked' | 'call-link' | 'call-selection';

/** A click in the context menu. */
export interface MenuClick {
  id: MenuId;
  /** For `call-marked`: the offer that the item showed. */
  offerId?: string;
  selection?: string;
  link?: string;
  /** The text of the link when the menu opened. Only Firefox names it. */
  linkText?: string;
  /** The address of the frame. */
  url?: string;
  /** The page of the tab. */
  page: { url?: string | undefined; title?: string | undefined };
  tabId: number;
  frameId: number;
}

/** How the id of an item with a number begins. The id of its offer follows. */
export const MARKED = 'call-marked:';

const clickSchema = z.object({
  menuItemId: z.union([z.enum(['call-link', 'call-selection']), z.string().startsWith(MARKED)]),
  selectionText: z.string().optional(),
  linkUrl: z.string().optional(),
  /** https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/menus/OnClickData */
  linkText: z.string().optional(),
  pageUrl: z.string().optional(),
  frameUrl: z.string().optional(),
  frameId: z.int().default(0),
});

/** Runs `react` for each click on one of our items. */
export function onMenuClick(react: (click: MenuClick) => void): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const parsed = clickSchema.safeParse(info);
    if (!parsed.success || tab?.id === undefined) return;
    const { menuItemId, selectionText: selection, linkUrl, linkText, frameId } = parsed.data;
    const url = parsed.data.frameUrl ?? parsed.data.pageUrl;
    const page = { url: tab.url ?? parsed.data.pageUrl, title: tab.title };
    const where = { tabId: tab.id, frameId, page, ...(url && { url }) };
    if (menuItemId === 'call-link' || menuItemId === 'call-selection') {
      const link = linkUrl && { link: linkUrl, ...(linkText !== undefined && { linkText }) };
      react({ id: menuItemId, ...where, ...(selection && { selection }), ...(link || {}) });
    } else react({ id: 'call-marked', ...where, offerId: menuItemId.slice(MARKED.length) });
  });
}
