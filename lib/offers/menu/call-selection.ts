import { Failure, problemBeforeCall } from '@/lib/calls/failure';
import type { BrowserPage } from '@/lib/calls/source-page';
import { askAboutCall } from '@/lib/offers/confirm/ask-to-confirm';
import { requestFromMenu } from './menu-request';
import type { BrowserCallDeps } from './start-and-show';

/** The text that is selected in a tab. */
interface Selection {
  frameId: number;
  text: string;
  /** The address of the frame. */
  url: string;
}

/** What calling the selection needs. */
export interface CallSelectionDeps extends Pick<BrowserCallDeps, 'offers' | 'report'> {
  display: Pick<BrowserCallDeps['display'], 'problem'>;
  readSelectedText(tabId: number): Promise<Selection | undefined>;
  /** The page of a tab, as the browser names it. */
  tabById(tabId: number): Promise<BrowserPage | undefined>;
}

/**
 * Asks the rep outside the page whether to call the number that they selected, on trusted sites too:
 * unlike in the context menu, nothing showed them the number yet, and a page can select another one
 * while the keys go down.
 */
export async function callSelection(deps: CallSelectionDeps, tabId: number): Promise<void> {
  const { offers, display, report, readSelectedText, tabById } = deps;
  try {
    const selected = await readSelectedText(tabId);
    if (!selected) throw new Failure('no-selection');
    const { frameId, text: selection, url } = selected;
    const page = (await tabById(tabId)) ?? {};
    const request = await requestFromMenu(offers, { tabId, frameId, selection, url, page });
    if (!request) return;
    await askAboutCall(offers, { tabId, frameId, pageAddress: url, byCommand: true }, request.call);
  } catch (error) {
    report('call-selection', error);
    await display.problem(tabId, problemBeforeCall(error));
  }
}
