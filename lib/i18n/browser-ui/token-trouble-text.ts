import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { NoticeText } from './call-notice';

/** What a notification says of a token that stopped working, and what a click on it does. */
export function tokenTroubleText(of: 'service' | 'crm', problem: Problem): NoticeText {
  return {
    title: i18n.t(of === 'service' ? 'notification.token_title' : 'notification.logging_title'),
    message: `${requestProblemText(problem)} ${i18n.t('notification.open_options')}`,
  };
}
