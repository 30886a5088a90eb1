import { Failure, problemBeforeCall } from '@/lib/calls/failure';
import type { BrowserPage } from '@/lib/calls/source-page';
import { askAboutCall } from '@/lib/offers/confirm/ask-to-confirm';
import { readAddressBar, readNumber } from '@/lib/offers/typed-number';
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

/** The text that is selected in a tab. */
interface Selection {
  frameId: number;
  text: string;
  /** The address of the frame. */
  url: string;
}

/** What calling the selection needs. */
interface CallSelectionDeps extends Pick<BrowserCallDeps, 'offers' | 'report'> {
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

/** What the address bar needs beside a call. */
interface AddressBarDeps extends BrowserCallDeps {
  /** Opens the call log with a search. */
  searchLog(words: string): Promise<void>;
}

/** Calls the number that the rep entered in the address bar, or searches the call log for the words. */
export async function callFromAddressBar(
  deps: AddressBarDeps,
  tabId: number,
  text: string,
): Promise<void> {
  const { offers, display, report, searchLog } = deps;
  try {
    const request = await readAddressBar(offers, text);
    if (request.kind === 'search') return await searchLog(request.words);
    const country = offers.country(await offers.readSettings());
    const { e164: callee } = readNumber(text, country);
    const from = { tabId, frameId: 0, pageAddress: '', byCommand: true } as const;
    await startAndShow(deps, from, { callee, gesture: offers.uuid() });
  } catch (error) {
    report('address-bar', error);
    await display.problem(tabId, problemBeforeCall(error));
  }
}
