import { Failure } from '@/lib/calls/failure';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { type DialText, type DialTextProblem, readDialText } from '@/lib/phone/dial-text';
import { numberKindOf } from '@/lib/phone/plan/number-kind';
import type { ProblemCode } from '@/lib/problems/problem-codes';

const codes: Record<DialTextProblem, ProblemCode> = {
  empty: 'empty',
  'too-short': 'too-short',
  'too-long': 'too-long',
  'not-a-number': 'no-number',
  'not-in-country': 'not-in-country',
  several: 'several-numbers',
};

/**
 * The one number in a text that the rep typed, pasted or selected. Fails with the reason otherwise.
 * Emergency numbers have a separate reason: a rep who types one needs to know that it is not called.
 */
export function readNumber(text: string, country: CountryCode): Extract<DialText, { ok: true }> {
  const read = readDialText(text, country);
  if (read.ok) return read;
  const emergency = read.reason !== 'several' && numberKindOf(text, country) === 'emergency';
  if (emergency) throw new Failure('emergency-number');
  const of = read.reason === 'not-in-country' ? country : undefined;
  throw new Failure(codes[read.reason], undefined, of);
}
