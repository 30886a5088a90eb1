import type { ask } from '@/lib/messages/client';
import type { Delay } from '@/lib/page/schedule/delay';
import type { PageCandidate } from '@/lib/page/text/candidate-text';
import { candidateLine, parseVerdictLine, UNDECIDED } from '@/lib/phone/candidates/lines';
import type { FoundNumber } from '@/lib/phone/candidates/types';
import { createVerdictCache, type VerdictRequest } from './verdict-cache';

/** Most candidates in one question, so that none holds the page up, and questions under way at once. */
const BATCH = 250;
const UNDER_WAY = 3;
/** Wait before an unanswered batch is asked again, in milliseconds: doubled each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** Told what a candidate holds; an empty list means no number. */
export type OnVerdict = (numbers: readonly FoundNumber[]) => void;

/** Asks the background for verdicts, in batches, each text once. */
export interface Recogniser {
  /** Calls back at once when the verdict is known, else when the background has answered. */
  judge(candidate: PageCandidate, node: Node, then: OnVerdict): void;
  /** Sends what is waiting. */
  flush(): void;
  /** How many candidates wait for a verdict. */
  waiting(): number;
  /**
   * What has fewer digits is no number on this page: none while the background has not said so, and
   * reading then had better wait.
   */
  fewestDigits(): number | undefined;
  /** Numbers left the page: forgets what hung on their countries. Returns whether there was any. */
  renew(): boolean;
}

/** A candidate at a place of the page. */
interface Asking {
  candidate: PageCandidate;
  node: Node;
  then: OnVerdict;
}

/** What a recogniser needs of the world. */
export interface RecogniserDeps {
  ask: typeof ask;
  /** A candidate with all that its place says, for a second question. */
  inFull: (candidate: PageCandidate, node: Node) => PageCandidate;
  lang: () => string;
  /** Countries that numbers name which stand in the page now: they may tell those of the others. */
  countries: () => string[];
  delay: Delay;
  /** The background answered: what waited for it may go on. */
  answered: () => void;
  signal: AbortSignal;
}

/** A recogniser for one frame. */
export function createRecogniser(deps: RecogniserDeps): Recogniser {
  const { ask, inFull, lang, countries, delay, answered, signal } = deps;
  let queue: VerdictRequest<Asking>[] = [];
  const known = createVerdictCache<Asking>((question) => queue.push(question));
  let fewestDigits: number | undefined;
  let underWay = 0;
  let asked = 0;
  let wait = FIRST_WAIT;
  let resting = false;

  const wanted = (line: string, asking: Asking) => {
    const question = known.of(line);
    if (question.verdict === undefined) question.places.push(asking);
    else tell(question.verdict, asking);
  };
  const tell = (answer: string, asking: Asking) => {
    const { candidate, node, then } = asking;
    const last = answer !== UNDECIDED || candidate.record !== undefined;
    if (last) return then(parseVerdictLine(answer, candidate.raw.length));
    const told = { ...asking, candidate: inFull(candidate, node) };
    wanted(candidateLine(told.candidate), told);
  };
  const rest = (batch: readonly VerdictRequest<Asking>[]) => {
    queue = [...batch, ...queue];
    resting = true;
    delay(() => {
      resting = false;
      flush();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const send = async (batch: readonly VerdictRequest<Asking>[]) => {
    underWay++;
    asked += batch.length;
    const candidates = batch.map(({ line }) => line);
    const answer = await ask('recognise', { candidates, lang: lang(), others: countries() });
    underWay--;
    asked -= batch.length;
    if (signal.aborted) return;
    if (!answer.ok) return rest(batch);
    wait = FIRST_WAIT;
    const { verdicts } = answer.value;
    fewestDigits = answer.value.fewestDigits;
    batch.forEach((question, at) => {
      const verdict = verdicts[at] ?? '';
      for (const asking of known.settle(question, verdict)) tell(verdict, asking);
    });
    known.forgetOldest();
    flush();
    answered();
  };
  /** Few candidates wait until the last question is answered: each costs as much as a hundred of them. */
  const mayAsk = () => underWay === 0 || (queue.length >= BATCH && underWay < UNDER_WAY);
  const flush = () => {
    while (queue.length > 0 && mayAsk() && !resting && !signal.aborted) {
      void send(queue.splice(0, BATCH));
    }
  };

  return {
    judge(candidate, node, then) {
      wanted(candidateLine(candidate), { candidate, node, then });
      if (queue.length >= BATCH) flush();
    },
    flush,
    waiting: () => queue.length + asked,
    fewestDigits: () => fewestDigits,
    renew: () => known.renew(countries()),
  };
}
