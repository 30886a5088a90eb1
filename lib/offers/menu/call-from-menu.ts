import { countingCall } from '@/lib/calls/counting-call';
import { problemBeforeCall } from '@/lib/calls/failure';
import type { Call, CountingCall, Problem } from '@/lib/calls/model';
import type { Placer } from '@/lib/calls/place/placer';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { askAboutCall } from '@/lib/offers/confirm/ask-to-confirm';
import { isWarning } from '@/lib/offers/confirm/press-call';
import type { OfferDeps } from '@/lib/offers/deps';
import { type ClickedItem, requestFromMenu } from './menu-request';

/** Where a call from the context menu is shown. */
export interface MenuCallDisplay {
  /** Shows the countdown. `page`: the page's card also shows the outcome. */
  counting(tabId: number, call: CountingCall, anchorId?: string): Promise<'page' | 'notice'>;
  /** Shows how a call ended whose countdown was a notification. `text`: the number. */
  outcome(call: Call, text: string): Promise<void>;
  problem(tabId: number, problem: Problem): Promise<void>;
}

/** What a call from the context menu needs. */
export interface MenuCallDeps {
  offers: OfferDeps;
  placer: Placer;
  display: MenuCallDisplay;
  /** Records an error that nobody foresaw. */
  report(place: string, error: unknown): void;
}

/**
 * Calls the number of a clicked menu item, and shows the call or why there is none. If a rule warns
 * of the call, asks the rep first, outside the page.
 */
export async function callFromMenu(deps: MenuCallDeps, click: ClickedItem): Promise<void> {
  const { offers, display, report } = deps;
  try {
    const request = await requestFromMenu(offers, click);
    if (!request) return;
    const call = await startOrAsk(deps, click, request.call);
    if (call) await showCall(deps, click.tabId, call, request.anchorId);
  } catch (error) {
    report('right-click', error);
    await display.problem(click.tabId, problemBeforeCall(error));
  }
}

/** Starts the call, or has the rep confirm it with the warning before them. */
async function startOrAsk(
  { offers, placer }: MenuCallDeps,
  { tabId, frameId, url = '' }: ClickedItem,
  call: CallRequest,
): Promise<Call | undefined> {
  try {
    return await placer.startCall(call);
  } catch (error) {
    if (!isWarning(error)) throw error;
    await askAboutCall(offers, { tabId, frameId, site: url }, call);
    return undefined;
  }
}

/** Shows a call to its end. One that the rep cannot see is cancelled if there is time. */
async function showCall(
  { placer, display, report }: MenuCallDeps,
  tabId: number,
  call: Call,
  anchorId: string | undefined,
): Promise<void> {
  const counting = countingCall(call);
  try {
    if ((await display.counting(tabId, counting, anchorId)) === 'page') return;
    await display.outcome(await placer.outcome(call.id), counting.text);
  } catch (error) {
    report('right-click', error);
    await display.problem(tabId, await cancelUnseen(placer, call.id));
  }
}

/** Returns what the rep has to know of a call that could not be shown. */
async function cancelUnseen(placer: Placer, callId: string): Promise<Problem> {
  const call = await placer.cancelCall(callId).catch(() => undefined);
  if (call?.state === 'cancelled') return { code: 'unexpected-before-call' };
  return call?.problem ?? { code: 'outcome-unknown' };
}
