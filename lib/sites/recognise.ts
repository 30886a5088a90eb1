import type { FoundNumber, Recognised } from '@/lib/messages/answers';
import type { CandidateMessage, Requests } from '@/lib/messages/requests';
import type { CountryCode, CountryEvidence, Verdict } from '@/lib/phone/types';
import { type JudgeInput, judge } from '@/lib/phone/verdict';

/**
 * Verdicts on those of a frame's candidates that hold numbers, in the order asked. Those that name their country are read first:
 * they tell something of the others.
 */
export function recognise(
  { candidates }: Pick<Requests['recognise'], 'candidates'>,
  evidence: CountryEvidence,
): Recognised[] {
  const named = candidates.filter(({ raw }) => raw.includes('+'));
  const verdicts = new Map(named.map((each) => [each.id, numbersIn(each, evidence)]));
  const others = [...(evidence.others ?? []), ...[...verdicts.values()].flat().flatMap(ownCountry)];
  const all = { ...evidence, others };
  return candidates.flatMap((candidate) => {
    const numbers = verdicts.get(candidate.id) ?? numbersIn(candidate, all);
    return numbers.length > 0 ? [{ id: candidate.id, numbers: numbers.map(toFound) }] : [];
  });
}

/** The numbers in one candidate. */
export function numbersIn(candidate: CandidateMessage, evidence: CountryEvidence): Verdict[] {
  return judge(textOf(candidate), evidence);
}

/** What a candidate says, as it is judged. */
export function textOf({ id: _, hint, record, ...text }: CandidateMessage): JudgeInput {
  return { ...text, ...(hint && { hint }), ...(record && { record }) };
}

/** The country that a number named itself. */
function ownCountry({ country, readBy }: Verdict): CountryCode[] {
  return country && !readBy ? [country] : [];
}

function toFound(verdict: Verdict): FoundNumber {
  const { start, end, e164, confidence } = verdict;
  const [country] = ownCountry(verdict);
  return { start, end, e164, confidence, ...(country && { country }) };
}
