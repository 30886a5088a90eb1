import { problemBeforeCall } from '@/lib/calls/failure';
import { readAddressBar } from '@/lib/offers/typed/address-bar';
import { readNumber } from '@/lib/offers/typed/read-number';
import { type BrowserCallDeps, startAndShow } from './start-and-show';

/** What the address bar needs beside a call. */
export interface AddressBarDeps extends BrowserCallDeps {
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
