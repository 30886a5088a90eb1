import { problemBeforeCall } from '@/lib/calls/failure';
import { askAboutCall } from '@/lib/offers/confirm/ask-to-confirm';
import type { ClickedItem } from './clicked-item';
import { requestFromMenu } from './menu-request';
import { type BrowserCallDeps, startAndShow } from './start-and-show';

/**
 * Calls the number of a clicked menu item, and shows the call or why there is none. Asks the rep first,
 * outside the page, if they may not have seen the number.
 */
export async function callFromMenu(deps: BrowserCallDeps, click: ClickedItem): Promise<void> {
  const { offers, display, report } = deps;
  let anchorId = click.frameId === 0 ? click.offerId : undefined;
  try {
    const request = await requestFromMenu(offers, click);
    if (!request) return;
    anchorId = request.anchorId;
    const from = { tabId: click.tabId, frameId: click.frameId, pageAddress: click.url ?? '' };
    if (request.isUnseen) await askAboutCall(offers, from, request.call);
    else await startAndShow(deps, from, request.call, anchorId);
  } catch (error) {
    report('right-click', error);
    await display.problem(click.tabId, problemBeforeCall(error), anchorId);
  }
}
