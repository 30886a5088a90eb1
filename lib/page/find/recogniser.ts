import type { ask } from '@/lib/messages/client';
import type { Delay } from '@/lib/page/schedule/delay';
import { type Step, WAIT } from '@/lib/page/schedule/idle-jobs';
import { candidateLine, parseVerdictLine, UNDECIDED } from '@/lib/phone/candidates/lines';
import type { CandidateText, FoundNumber } from '@/lib/phone/candidates/types';
import { createVerdictCache, type VerdictRequest } from './verdict-cache';

/** Maximum candidates in one message, so that none blocks the page, and messages in flight. */
const BATCH = 250;
const MAX_IN_FLIGHT = 3;
/** Wait before an unanswered batch is sent again, in milliseconds: doubled each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** With more candidates unanswered, reading waits: the background has enough to do. */
const MAX_WAITING = 2000;

/** Receives the numbers in a candidate; none if it is not a number. */
export type OnVerdict = (numbers: readonly FoundNumber[]) => void;

/** Asks the background for verdicts on candidates, in batches, each text once. */
export interface Recogniser {
  /** Calls back at once if the verdict is known, else when the background has answered. */
  judge(candidate: CandidateText, node: Node, then: OnVerdict): void;
  /** Sends the candidates that are queued. */
  flush(): void;
  /** Returns how many candidates wait for a verdict. */
  waiting(): number;
  /** Returns the minimum digits of a number on this page; undefined until the background has answered. */
  fewestDigits(): number | undefined;
  /**
   * Numbers left the page: forgets the verdicts if they may depend on a country that is gone.
   * Returns whether it did.
   */
  renew(): boolean;
}

/** A candidate at one place of the page. */
interface JudgeCall {
  candidate: CandidateText;
  node: Node;
  then: OnVerdict;
}

/** What a recogniser needs. */
export interface RecogniserDeps {
  ask: typeof ask;
  /** Returns a candidate with all evidence of its place, for a second request. */
  withEvidence: (candidate: CandidateText, node: Node) => CandidateText;
  lang: () => string;
  /** Countries of numbers on the page now that name theirs: evidence for the others. */
  countries: () => string[];
  delay: Delay;
  /** Called after each answer: what waited for it can go on. */
  onAnswer: () => void;
  signal: AbortSignal;
}

/** A recogniser for one frame. */
export function createRecogniser(deps: RecogniserDeps): Recogniser {
  const { ask, withEvidence, lang, countries, delay, onAnswer, signal } = deps;
  let queue: VerdictRequest<JudgeCall>[] = [];
  const cache = createVerdictCache<JudgeCall>();
  let fewestDigits: number | undefined;
  let inFlight = 0;
  let unanswered = 0;
  let wait = FIRST_WAIT;
  let backingOff = false;

  const request = (call: JudgeCall) => {
    const known = cache.requestFor(candidateLine(call.candidate));
    if (known.verdict !== undefined) return deliver(known.verdict, call);
    if (known.waiting.length === 0) queue.push(known);
    known.waiting.push(call);
  };
  const deliver = (verdict: string, call: JudgeCall) => {
    const { candidate, node, then } = call;
    const isFinal = verdict !== UNDECIDED || candidate.record !== undefined;
    if (isFinal) then(parseVerdictLine(verdict, candidate.raw.length));
    else request({ ...call, candidate: withEvidence(candidate, node) });
  };
  const backOff = (batch: readonly VerdictRequest<JudgeCall>[]) => {
    queue = [...batch, ...queue];
    backingOff = true;
    delay(() => {
      backingOff = false;
      flush();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const send = async (batch: readonly VerdictRequest<JudgeCall>[]) => {
    inFlight++;
    unanswered += batch.length;
    const candidates = batch.map(({ line }) => line);
    const answer = await ask('recognise', { candidates, lang: lang(), others: countries() });
    inFlight--;
    unanswered -= batch.length;
    if (signal.aborted) return;
    if (!answer.ok) return backOff(batch);
    wait = FIRST_WAIT;
    const { verdicts } = answer.value;
    fewestDigits = answer.value.fewestDigits;
    batch.forEach((each, at) => {
      const verdict = verdicts[at] ?? '';
      for (const call of cache.answer(each, verdict)) deliver(verdict, call);
    });
    cache.trim();
    flush();
    onAnswer();
  };
  /** Few candidates wait for the answer in flight: a message costs as much as a hundred candidates. */
  const maySend = () => inFlight === 0 || (queue.length >= BATCH && inFlight < MAX_IN_FLIGHT);
  const flush = () => {
    while (queue.length > 0 && maySend() && !backingOff && !signal.aborted) {
      void send(queue.splice(0, BATCH));
    }
  };

  return {
    judge(candidate, node, then) {
      request({ candidate, node, then });
      if (queue.length >= BATCH) flush();
    },
    flush,
    waiting: () => queue.length + unanswered,
    fewestDigits: () => fewestDigits,
    renew: () => cache.forgetUnless(countries()),
  };
}

/**
 * Returns what reading yields at a pause: `WAIT` while the background has enough to do, and before
 * its first answer, after which most texts need not be asked about.
 */
export function stepFor(recogniser: Recogniser): Step {
  const waiting = recogniser.waiting();
  const first = waiting > 0 && recogniser.fewestDigits() === undefined;
  return first || waiting > MAX_WAITING ? WAIT : undefined;
}
