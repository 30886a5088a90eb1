import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';

/** Problems whose next step is in Options. */
const ofConnection = ['no-service', 'no-token', 'token-invalid', 'token-again', 'host-not-granted'];

/** What kind of problem a list has: it decides the picture and the next step. */
export function kindOf({ code }: Problem): 'not-connected' | 'token' | 'other' {
  if (code === 'unauthorised') return 'token';
  return ofConnection.includes(code) ? 'not-connected' : 'other';
}

/** The sentence for a problem of a list. Those of calls say what they mean for the call; here none was made. */
export function listProblemText(problem: Problem): string {
  const sentence = sentences[problem.code]?.();
  if (!sentence) return problemText(problem);
  return problem.words ? `${sentence} ${nameInSentence(`“${problem.words}”`)}` : sentence;
}

const sentences: Readonly<Record<string, () => string>> = {
  refused: () => i18n.t('dashboard.refused'),
  'rate-limited': () => i18n.t('dashboard.rate_limited'),
  'bad-request': () => i18n.t('dashboard.bad_request'),
  'storage-failed': () => i18n.t('dashboard.storage_failed'),
};
