import { i18n } from '#i18n';
import type { Call } from '@/lib/calls/model';
import { problemText } from './problem-text';

/**
 * What went wrong with a call. An unconfirmed call may have been placed, which the text points out.
 * Undefined if nothing went wrong.
 */
export function callProblemText({
  state,
  problem,
}: Pick<Call, 'state' | 'problem'>): string | undefined {
  if (!problem) return undefined;
  const text = problemText(problem);
  return state === 'unconfirmed' ? `${text} ${i18n.t('call.unconfirmed_help')}` : text;
}
