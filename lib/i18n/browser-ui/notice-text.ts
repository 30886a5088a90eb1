import { i18n } from '#i18n';
import type { Call, Problem } from '@/lib/calls/model';
import { callProblemText, requestProblemText } from '@/lib/i18n/problem-text';

/** What a notification says. The browser writes the name of the extension above it. */
interface NoticeText {
  /** What happened. */
  title: string;
  message: string;
}

/** What became of a call. `text`: the number. */
export function outcomeNotice(call: Pick<Call, 'state' | 'problem'>, text: string): NoticeText {
  return {
    title: outcomeTitle(call, text),
    message: callProblemText(call) ?? i18n.t('notification.requested'),
  };
}

function outcomeTitle({ state }: Pick<Call, 'state'>, text: string): string {
  switch (state) {
    case 'cancelled':
      return i18n.t('notification.cancelled_title', [text]);
    case 'refused':
      return i18n.t('notification.refused_title', [text]);
    case 'unconfirmed':
      return i18n.t('notification.unconfirmed_title', [text]);
    default:
      return i18n.t('notification.requested_title', [text]);
  }
}

/** The title above a problem: whether a call may have been made. */
export function problemTitle({ code }: Problem): string {
  const isInDoubt = code === 'outcome-unknown' || code === 'outcome-not-saved';
  return i18n.t(isInDoubt ? 'notification.in_doubt_title' : 'notification.not_called_title');
}

/** What a notification says of a token that stopped working, and what a click on it does. */
export function tokenTroubleText(of: 'service' | 'crm', problem: Problem): NoticeText {
  return {
    title: i18n.t(of === 'service' ? 'notification.token_title' : 'notification.logging_title'),
    message: `${requestProblemText(problem)} ${i18n.t('notification.open_options')}`,
  };
}
