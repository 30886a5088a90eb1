import type { FoundNumber, Recognised } from '@/lib/messages/answers';
import type { CandidateMessage, Requests } from '@/lib/messages/requests';
import { formatInternational } from '@/lib/phone/format';
import type { CountryEvidence, Verdict } from '@/lib/phone/types';
import { judge } from '@/lib/phone/verdict';

/** Where candidates come from, as far as it tells the country of a number without one. */
export type PageEvidence = Pick<CountryEvidence, 'lang' | 'host' | 'default'>;

/** Verdicts on a frame's candidates, in the order asked. */
export function recognise(
  { candidates }: Pick<Requests['recognise'], 'candidates'>,
  evidence: PageEvidence,
): Recognised[] {
  return candidates.map((candidate) => ({
    id: candidate.id,
    numbers: numbersIn(candidate, evidence).map(toFound),
  }));
}

/** The numbers in one candidate. */
export function numbersIn(candidate: CandidateMessage, evidence: PageEvidence): Verdict[] {
  const { raw, before, after, hint } = candidate;
  return judge({ raw, before, after, ...(hint && { hint }) }, evidence);
}

function toFound({ start, end, e164, confidence, reason }: Verdict): FoundNumber {
  return { start, end, e164, text: formatInternational(e164), confidence, reason };
}
