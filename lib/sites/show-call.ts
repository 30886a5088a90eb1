import { i18n } from '#i18n';
import type { Call, CountingCall } from '@/lib/calls/model';
import { callProblemText } from '@/lib/i18n/call-text';
import { askCard } from '@/lib/messages/card-client';
import { clearNotification, notify } from '@/lib/platform/notifications';
import { injectCard } from '@/lib/platform/scripting';

/** A call that no page could show has its notification under this name; a click on it undoes. */
export const noticeOf = (callId: string) => `call:${callId}`;

/**
 * Shows a countdown that began outside a page's own card: in the tab's top frame, or as a
 * notification where no extension may enter (the browser's own pages, a PDF).
 */
export async function showCounting(
  tabId: number,
  counting: CountingCall,
): Promise<'page' | 'notice'> {
  const target = { tabId, frameId: 0 };
  if (await injectCard(tabId, 0)) {
    const shown = await askCard(target, 'show-call', counting);
    if (shown !== undefined) return 'page';
  }
  const words = i18n.t('notice.calling', [counting.text, String(counting.undoSeconds)]);
  await notify(noticeOf(counting.callId), i18n.t('name'), words);
  return 'notice';
}

/** Says how a call that a notification counted down went on. */
export async function showOutcome(call: Call, text: string): Promise<void> {
  const words = callProblemText(call) ?? i18n.t('notice.requested', [text]);
  await clearNotification(noticeOf(call.id));
  await notify(noticeOf(call.id), i18n.t('name'), words);
}

/** Says a sentence where the rep looks: on the page, or as a notification. */
export async function showSentence(tabId: number, sentence: string): Promise<void> {
  if (await injectCard(tabId, 0)) {
    const shown = await askCard({ tabId, frameId: 0 }, 'show-problem', { sentence });
    if (shown !== undefined) return;
  }
  await notify('problem', i18n.t('name'), sentence);
}
