import { problemBeforeCall } from '@/lib/calls/failure';
import { type ClickedItem, requestFromMenu } from './menu-request';
import { type BrowserCallDeps, startAndShow } from './start-and-show';

/** Calls the number of a clicked menu item, and shows the call or why there is none. */
export async function callFromMenu(deps: BrowserCallDeps, click: ClickedItem): Promise<void> {
  const { offers, display, report } = deps;
  let anchorId = click.frameId === 0 ? click.offerId : undefined;
  try {
    const request = await requestFromMenu(offers, click);
    if (!request) return;
    anchorId = request.anchorId;
    const from = { tabId: click.tabId, frameId: click.frameId, pageAddress: click.url ?? '' };
    await startAndShow(deps, from, request.call, anchorId);
  } catch (error) {
    report('right-click', error);
    await display.problem(click.tabId, problemBeforeCall(error), anchorId);
  }
}
