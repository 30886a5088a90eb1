import type { FoundNumber, Recognised } from '@/lib/messages/answers';
import { candidateIn, UNDECIDED, verdictLine } from '@/lib/messages/lines';
import type { CandidateMessage, Requests } from '@/lib/messages/requests';
import { fewestDigits } from '@/lib/phone/fewest-digits';
import type { CountryCode, CountryEvidence, Verdict } from '@/lib/phone/types';
import { hangsOnRecord } from '@/lib/phone/undecided';
import { type JudgeInput, judge } from '@/lib/phone/verdict';

/**
 * Verdicts on a frame's candidates. Those that name their country are read first: they tell something
 * of the others.
 */
export function recognise(
  { candidates }: Pick<Requests['recognise'], 'candidates'>,
  evidence: CountryEvidence,
): Recognised {
  const all = candidates.map(candidateIn);
  const named = new Map<number, Verdict[]>();
  for (const [at, candidate] of all.entries()) {
    if (candidate?.raw.includes('+')) named.set(at, verdictsOn(candidate, evidence));
  }
  const others = [...(evidence.others ?? []), ...[...named.values()].flat().flatMap(ownCountry)];
  const informed = { ...evidence, others };
  const verdicts = all.map((candidate, at) => {
    if (!candidate) return '';
    return answerTo(candidate, named.get(at) ?? verdictsOn(candidate, informed));
  });
  return { verdicts, fewestDigits: fewestDigits(informed) };
}

function answerTo(candidate: CandidateMessage, verdicts: readonly Verdict[]): string {
  const undecided = candidate.record === undefined && hangsOnRecord(textOf(candidate), verdicts);
  return undecided ? UNDECIDED : verdictLine(verdicts.map(toFound), candidate.raw.length);
}

/** The numbers in one candidate. */
export function verdictsOn(candidate: CandidateMessage, evidence: CountryEvidence): Verdict[] {
  return judge(textOf(candidate), evidence);
}

/** What a candidate says, as it is judged. */
export function textOf({ hint, record, ...text }: CandidateMessage): JudgeInput {
  return { ...text, ...(hint && { hint }), ...(record && { record }) };
}

/** The country that a number named itself. */
function ownCountry({ country, readBy }: Verdict): CountryCode[] {
  return country && !readBy ? [country] : [];
}

function toFound(verdict: Verdict): FoundNumber {
  const { start, end, confidence } = verdict;
  const [country] = ownCountry(verdict);
  return { start, end, confidence, ...(country && { country }) };
}
