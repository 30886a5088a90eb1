import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { nameInSentence } from './in-sentence';
import { type ProblemCode, problemCodes } from './problem-codes';
import { whereabouts } from './whereabouts';

/** The sentence for a problem in the rep's language, with the service's own words behind it. */
export function problemText(problem: Problem): string {
  const code = isKnown(problem.code) ? problem.code : 'no-answer';
  if (code === 'not-in-country') return notInCountry(problem.country);
  const sentence = i18n.t(`problem.${snake(code)}`);
  return problem.words ? `${sentence} ${nameInSentence(`“${problem.words}”`)}` : sentence;
}

function notInCountry(country: string | undefined): string {
  if (!country) return i18n.t('problem.no_number');
  return i18n.t('problem.not_in_country', [whereabouts({ country })]);
}

function isKnown(code: string): code is ProblemCode {
  return (problemCodes as readonly string[]).includes(code);
}

type Snake<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Snake<Tail>}`
  : S;

/** Browsers allow no hyphen in the name of a message. */
function snake<C extends ProblemCode>(code: C): Snake<C> {
  return code.replaceAll('-', '_') as Snake<C>;
}
