import { type JobPause, STALL } from '@/lib/page/schedule/idle-jobs';
import { candidateLine, parseVerdictLine, UNDECIDED } from '@/lib/phone/candidates/lines';
import type { CandidateText, FoundNumber } from '@/lib/phone/candidates/types';
import { type BatchSender, type BatchSenderDeps, createBatchSender } from './batch-sender';

/** Maximum number of verdicts kept, so that a page that is open all day does not grow. */
const MAX_KEPT = 5000;
/** With more candidates unanswered, reading waits: the background has enough to do. */
const MAX_WAITING = 2000;

/** Receives the numbers in a candidate; none if it is not a number. */
export type OnVerdict = (numbers: readonly FoundNumber[]) => void;

/** Knows the background's verdicts on candidates. Asks for each text once. */
export interface Recogniser extends Pick<BatchSender, 'flush' | 'waitingLines' | 'minimumDigits'> {
  /** Calls back at once if the verdict is known, else when the background has answered. */
  judgeCandidate(candidate: CandidateText, node: Node, then: OnVerdict): void;
  /**
   * Numbers left the page: forgets the verdicts if they may depend on a country that is gone.
   * Returns whether it did.
   */
  forgetStaleVerdicts(): boolean;
}

/** A candidate at one position on the page. */
interface JudgeCall {
  candidate: CandidateText;
  node: Node;
  then: OnVerdict;
}

/** What a recogniser needs. */
export interface RecogniserDeps extends BatchSenderDeps {
  /** Returns a candidate with all evidence around it, for a second request. */
  withEvidence: (candidate: CandidateText, node: Node) => CandidateText;
  /** Called after each answer: what waited for it can continue. Returns whether it does. */
  onVerdicts: () => boolean;
}

/** A recogniser for one frame. */
export function createRecogniser(deps: RecogniserDeps): Recogniser {
  const { facts, withEvidence, onVerdicts } = deps;
  /** By candidate line: its verdict, or who waits for it. */
  const known = new Map<string, string | JudgeCall[]>();
  /** Countries that verdicts named. */
  let named = new Set<string>();

  const request = (call: JudgeCall): void => {
    const line = candidateLine(call.candidate);
    const verdict = known.get(line);
    if (typeof verdict === 'string') deliver(verdict, call);
    else if (verdict) verdict.push(call);
    else {
      known.set(line, [call]);
      sender.add(line);
    }
  };
  const deliver = (verdict: string, call: JudgeCall): void => {
    const { candidate, node, then } = call;
    const isFinal = verdict !== UNDECIDED || candidate.record !== undefined;
    if (isFinal) then(parseVerdictLine(verdict, candidate.raw.length));
    else request({ ...call, candidate: withEvidence(candidate, node) });
  };
  const keep = (line: string, verdict: string) => {
    const calls = known.get(line);
    known.set(line, verdict);
    for (const country of verdict.match(/[A-Z]{2}/g) ?? []) named.add(country);
    if (typeof calls === 'object') for (const call of calls) deliver(verdict, call);
  };
  /** Drops the oldest verdicts beyond `most`; what was not answered yet stays. */
  const trim = (most: number) => {
    for (const [line, verdict] of known) {
      if (known.size <= most) break;
      if (typeof verdict === 'string') known.delete(line);
    }
  };
  const sender = createBatchSender(deps, (lines, verdicts) => {
    for (const [at, line] of lines.entries()) keep(line, verdicts[at] ?? '');
    trim(MAX_KEPT);
    sender.flush(onVerdicts());
  });

  return {
    ...sender,
    judgeCandidate: (candidate, node, then) => request({ candidate, node, then }),
    forgetStaleVerdicts() {
      const { others } = facts();
      if ([...named].every((country) => others.includes(country))) return false;
      named = new Set(others);
      trim(0);
      return true;
    },
  };
}

/**
 * Returns what reading yields at a pause: `STALL` while the background has enough to do, and before
 * its first answer, after which most texts need not be asked about.
 */
export function pauseFor(recogniser: Pick<Recogniser, 'waitingLines' | 'minimumDigits'>): JobPause {
  const waiting = recogniser.waitingLines();
  const first = waiting > 0 && recogniser.minimumDigits() === undefined;
  return first || waiting > MAX_WAITING ? STALL : undefined;
}
