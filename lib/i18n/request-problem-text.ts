import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { problemText, withServiceWords } from './problem-text';

/**
 * The sentence for a problem of anything but placing a call, such as reading a list or looking up a
 * call. It never says that nothing was called: an earlier call may have been placed.
 */
export function requestProblemText(problem: Problem): string {
  const sentence = sentences[problem.code]?.();
  return sentence ? withServiceWords(sentence, problem) : problemText(problem);
}

const sentences: Readonly<Partial<Record<ProblemCode, () => string>>> = {
  refused: () => i18n.t('dashboard.refused'),
  'rate-limited': () => i18n.t('dashboard.rate_limited'),
  'bad-request': () => i18n.t('dashboard.bad_request'),
  'storage-failed': () => i18n.t('dashboard.storage_failed'),
  unauthorised: () => i18n.t('dashboard.unauthorised'),
};
