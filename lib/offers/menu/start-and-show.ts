import type { Call, CountingCall, Problem } from '@/lib/calls/model';
import type { Placer } from '@/lib/calls/place/placer';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { lastColleagueCallAt } from '@/lib/colleagues/calls-of-colleagues';
import { type AskedFrom, askAboutCall } from '@/lib/offers/confirm/ask-to-confirm';
import { isWarning } from '@/lib/offers/confirm/call-offer';
import type { OfferDeps } from '@/lib/offers/deps';
import { countingCall } from '@/lib/offers/shown-call';

/** Where a call is shown that no card began. */
export interface CallDisplay {
  /** Shows the countdown. `page`: the page's card also shows the outcome. */
  counting(tabId: number, call: CountingCall, anchorId?: string): Promise<'page' | 'notification'>;
  /** Shows how a call ended whose countdown was a notification. `text`: the number. */
  outcome(call: Call, text: string): Promise<void>;
  /** `anchorId`: where in the tab's top frame the number is. */
  problem(tabId: number, problem: Problem, anchorId?: string): Promise<void>;
}

/** What a call from the browser's own menu, keys or address bar needs. */
export interface BrowserCallDeps {
  offers: OfferDeps;
  placer: Pick<Placer, 'startCall' | 'cancelCall' | 'outcome'>;
  display: CallDisplay;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
}

/**
 * Starts a call and shows it to its end. If a colleague called the number, or a rule warns of the call, asks the rep
 * first, outside the page.
 * Fails as `startCall` does. `anchorId`: where in the tab's top frame the number is.
 */
export async function startAndShow(
  deps: BrowserCallDeps,
  from: AskedFrom,
  request: CallRequest,
  anchorId?: string,
): Promise<void> {
  const call = await startOrAsk(deps, from, request);
  if (call) await show(deps, from.tabId, call, anchorId);
}

/**
 * Starts the call. If a colleague called the number, or a rule warns of the call, asks the rep to confirm it, with
 * that in view: the menu did not show it.
 */
async function startOrAsk(
  { offers, placer }: BrowserCallDeps,
  from: AskedFrom,
  request: CallRequest,
): Promise<Call | undefined> {
  const { database, now } = offers;
  if ((await lastColleagueCallAt(database, request.callee, now())) === undefined) {
    try {
      return await placer.startCall(request);
    } catch (error) {
      if (!isWarning(error)) throw error;
    }
  }
  await askAboutCall(offers, from, request);
  return undefined;
}

/** Shows a call to its end. One that the rep cannot see is cancelled if there is time. */
async function show(
  { placer, display, report }: BrowserCallDeps,
  tabId: number,
  call: Call,
  anchorId: string | undefined,
): Promise<void> {
  const counting = countingCall(call);
  try {
    if ((await display.counting(tabId, counting, anchorId)) === 'page') return;
    await display.outcome(await placer.outcome(call.id), counting.text);
  } catch (error) {
    report('start-and-show', error);
    await display.problem(tabId, await cancelUnseen(placer, call.id), anchorId);
  }
}

/** Returns what the rep has to know of a call that could not be shown. */
async function cancelUnseen(placer: Pick<Placer, 'cancelCall'>, callId: string): Promise<Problem> {
  const call = await placer.cancelCall(callId).catch(() => undefined);
  if (call?.state === 'cancelled') return { code: 'unexpected-before-call' };
  if (call?.state === 'refused' && call.problem) return call.problem;
  return { code: 'outcome-unknown' };
}
