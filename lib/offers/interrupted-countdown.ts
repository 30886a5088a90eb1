import type { CallDatabase } from '@/lib/calls/database';
import type { Call, Problem } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';
import { createOffer } from './create-offer';
import type { OfferDeps } from './deps';
import type { Offer } from './model';
import type { Frame } from './offer-store';

/** Remembers where a countdown is shown, for a background that starts after this one stopped. */
export async function saveCountdownFrame(
  { logState }: Pick<CallDatabase, 'logState'>,
  callId: string,
  frame: Frame,
): Promise<void> {
  await logState.put({ key: 'countdown', callId, ...frame });
}

/** What showing interrupted countdowns needs. */
export interface InterruptedDeps
  extends Pick<OfferDeps, 'database' | 'readSettings' | 'country' | 'now' | 'uuid' | 'injectCard'> {
  /** Shows on a frame's card why there was no call, and offers its number again. Returns whether it is shown. */
  showOnCard(frame: Frame, problem: Problem, offer: Offer): Promise<boolean>;
  /** Shows the outcome outside of pages. */
  showOutcome(call: Call): Promise<void>;
}

/**
 * Tells the rep of the calls whose countdown was interrupted since then (epoch ms): on the page that showed it,
 * with the number to be called again, or else as a notification.
 */
export async function showInterrupted(deps: InterruptedDeps, since: number): Promise<void> {
  const { calls } = deps.database;
  const ended = parseCalls(await calls.where('changedAt').aboveOrEqual(since).toArray());
  for (const call of ended.filter(wasInterrupted))
    if (!(await showOnItsPage(deps, call))) await deps.showOutcome(call);
}

function wasInterrupted({ state, problem }: Call): boolean {
  const isInterruption = problem?.code === 'handset-updated' || problem?.code === 'interrupted';
  return state === 'cancelled' && isInterruption;
}

async function showOnItsPage(deps: InterruptedDeps, call: Call): Promise<boolean> {
  const { injectCard, showOnCard } = deps;
  const shown = await deps.database.logState.get('countdown');
  if (shown?.key !== 'countdown' || shown.callId !== call.id || !call.problem) return false;
  const { tabId, frameId, documentId } = shown;
  const document = await injectCard(tabId, frameId);
  // The tab may show another page by now.
  if (!document || document.documentId !== documentId) return false;
  const frame = { tabId, frameId, ...document };
  return showOnCard(frame, call.problem, await offerAgain(deps, frame, call));
}

function offerAgain(deps: InterruptedDeps, frame: Frame, call: Call): Promise<Offer> {
  const { callee, calleeName, record, sourcePage } = call;
  return createOffer(deps, frame, {
    e164: callee,
    ...(calleeName && { calleeName }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
    host: '',
  });
}
