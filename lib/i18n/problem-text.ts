/**
 * Turns codes, times and numbers into sentences of the rep's language. Views, notifications, the badge and
 * the entries for CRMs ask for them when they draw. It reads `assets/locales/*.yml` by way of `#i18n`, and
 * the languages of the browser. It never stores a sentence: what is stored and sent between contexts are
 * codes.
 */

import { i18n } from '#i18n';
import type { Call, Problem } from '@/lib/calls/model';
import { type ProblemCode, problemCodes } from '@/lib/problems/problem-codes';
import { locationText } from './facts-text';
import { nameInSentence } from './in-sentence';
import { noticeText, registryWords, sharedListWords } from './rule-text';

/** The sentence for a problem in the rep's language, with the service's own words behind it. */
export function problemText(problem: Problem): string {
  const code = isKnown(problem.code) ? problem.code : 'unexpected';
  if (code === 'not-in-country') return notInCountry(problem.country);
  if (problem.registry)
    return i18n.t('do_not_call.registries.refused', registryWords(problem.registry));
  if (problem.sharedList) return i18n.t('shared_list.refused', sharedListWords(problem.sharedList));
  const sentence = withServiceWords(i18n.t(`problem.${snakeCase(code)}`), problem);
  return problem.rules ? `${sentence} ${noticeText(problem.rules, Date.now())}` : sentence;
}

/** A sentence with the service's own words, quoted and in the direction of its script. */
export function withServiceWords(sentence: string, { words }: Problem): string {
  return words ? `${sentence} ${nameInSentence(`“${words}”`)}` : sentence;
}

function notInCountry(country: string | undefined): string {
  if (!country) return i18n.t('problem.no_number');
  return i18n.t('problem.not_in_country', [locationText({ country })]);
}

/** Answers to messages are not parsed: after an update they may come from another version. */
function isKnown(code: string): code is ProblemCode {
  return (problemCodes as readonly string[]).includes(code);
}

type SnakeCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}_${SnakeCase<Tail>}`
  : S;

/** Browsers allow no hyphen in the name of a message. */
function snakeCase<C extends ProblemCode>(code: C): SnakeCase<C> {
  return code.replaceAll('-', '_') as SnakeCase<C>;
}

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
