import type { SourcePage } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { type BrowserPage, sourcePageOf } from '@/lib/calls/source-page';
import type { Frame } from '@/lib/offers/offer-store';
import type { MenuTargetDetails } from '@/lib/sites/model';

/** A click on one of our items in the context menu. */
export interface ClickedItem {
  tabId: number;
  frameId: number;
  /** The offer that the item showed. */
  offerId?: string;
  selection?: string;
  link?: string;
  /** The text of the link when the menu opened. Only Firefox names it. */
  linkText?: string;
  /** The address of the frame. */
  url?: string;
  /** The page of the tab. */
  page?: BrowserPage;
}

/** Where an item was clicked, as far as its page tells. */
export interface ClickedPlace {
  frame: Frame;
  /** What is around the clicked text; `undefined` if the page no longer shows it. */
  details: MenuTargetDetails | undefined;
}

/** The call that a click in the context menu asks for. */
export interface MenuRequest {
  call: CallRequest;
  /** Where in the tab's top frame the number is, if it is there. */
  anchorId?: string | undefined;
  /** The rep may not have seen the number, and must see it outside the page before it is called. */
  isUnseen?: true;
}

/** The page that a call was asked for on, as the browser names it. */
export function sourceOf({ page }: ClickedItem): { sourcePage?: SourcePage } {
  const sourcePage = page && sourcePageOf(page);
  return sourcePage ? { sourcePage } : {};
}
