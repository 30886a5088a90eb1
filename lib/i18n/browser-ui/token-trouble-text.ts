import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';

/** What a notification says of a token that stopped working, and what a click on it does. */
export function tokenTroubleText(of: 'service' | 'crm', problem: Problem): string {
  const words = problemText(problem);
  const trouble = of === 'service' ? words : i18n.t('logging.stopped', [words]);
  return `${trouble} ${i18n.t('notification.open_options')}`;
}
