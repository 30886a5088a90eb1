import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { type ProblemCode, problemCodes } from '@/lib/problems/problem-codes';
import { nameInSentence } from './in-sentence';
import { locationText } from './location-text';
import { noticeText } from './rule-text';

/** The sentence for a problem in the rep's language, with the service's own words behind it. */
export function problemText(problem: Problem): string {
  const code = isKnown(problem.code) ? problem.code : 'unexpected';
  if (code === 'not-in-country') return notInCountry(problem.country);
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
