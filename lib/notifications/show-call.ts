/**
 * Shows a call, its outcome or a problem where no view of ours is open. The background calls it after a start
 * by context menu, keyboard or address bar. It asks the card of the tab, and uses a notification of the
 * browser where no script may run. It places and cancels no calls.
 */

import { i18n } from '#i18n';
import type { Call, CountingCall, Problem } from '@/lib/calls/model';
import { outcomeNotice, problemTitle } from '@/lib/i18n/browser-ui/notice-text';
import { pageOfProblem } from '@/lib/i18n/next-step';
import { problemText } from '@/lib/i18n/problem-text';
import { injectCard } from '@/lib/platform/tabs/scripting';
import { clearNotification, notify } from '@/lib/platform/ui/notifications';

/** Shows something in the card of a tab's top frame. Returns false if no card script answered. */
export interface ShowInCard {
  /** `anchorId`: where in the top frame the number is. */
  call(tabId: number, call: CountingCall, anchorId?: string): Promise<boolean>;
  problem(tabId: number, problem: Problem, anchorId?: string): Promise<boolean>;
}

/** The name of the notification of a call that no page could show. A click on it cancels the call. */
export const notificationIdOf = (callId: string) => `call:${callId}`;

/**
 * Shows a countdown that did not start in a page's card: in the tab's top frame, or as a
 * notification where the browser blocks extensions (its own pages, PDFs).
 */
export async function showCounting(
  inCard: ShowInCard,
  tabId: number,
  call: CountingCall,
  anchorId?: string,
): Promise<'page' | 'notification'> {
  if ((await injectCard(tabId, 0)) && (await inCard.call(tabId, call, anchorId))) return 'page';
  const title = i18n.t('notification.calling_title', [call.text, String(call.countdownSeconds)]);
  await notify(notificationIdOf(call.callId), title, i18n.t('notification.calling'));
  return 'notification';
}

/** Shows the outcome of a call whose countdown was a notification. */
export async function showOutcome(call: Call, text: string): Promise<void> {
  const { title, message } = outcomeNotice(call, text);
  await clearNotification(notificationIdOf(call.id));
  await notify(notificationIdOf(call.id), title, message);
}

/** The name of a problem's notification, with the page of ours on which it is solved. */
const PROBLEM = 'problem:';

/** Shows a problem and its next step on the page, or as a notification where no page can show it. */
export async function showProblem(
  inCard: ShowInCard,
  tabId: number,
  problem: Problem,
  anchorId?: string,
): Promise<void> {
  if ((await injectCard(tabId, 0)) && (await inCard.problem(tabId, problem, anchorId))) return;
  const page = pageOfProblem(problem);
  const opens = page && openingWords(page);
  await notify(
    PROBLEM + (page ?? ''),
    problemTitle(problem),
    [problemText(problem), opens].filter(Boolean).join(' '),
  );
}

function openingWords(page: string): string {
  return i18n.t(
    page.startsWith('/options') ? 'notification.open_options' : 'notification.open_dashboard',
  );
}

/** Returns the page of ours that a click on a notification opens; undefined if it opens none. */
export function pageOfNotification(id: string): string | undefined {
  return id.startsWith(`${PROBLEM}/`) ? id.slice(PROBLEM.length) : undefined;
}
