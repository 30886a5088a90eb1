import type { FoundNumber } from '@/lib/messages/answers';
import type { ask } from '@/lib/messages/client';
import { type CandidateText, keyOf } from './candidate-text';

/** Most candidates in one question, so that none holds the page up, and questions under way at once. */
const BATCH = 250;
const UNDER_WAY = 3;
/** Verdicts kept; the oldest go first, so that a page open all day does not grow. */
const KEPT = 5000;
/** Numbers that named their country, of which the background is told. */
const MOST_OTHERS = 20;
/** Wait before an unanswered batch is asked again, in milliseconds: doubled each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** Told what a candidate holds; an empty list means no number. */
export type OnVerdict = (numbers: readonly FoundNumber[]) => void;

/** Asks the background for verdicts, in batches, each text once. */
export interface Recogniser {
  /** Calls back at once when the verdict is known, else when the background has answered. */
  judge(candidate: CandidateText, then: OnVerdict): void;
  /** Sends what is waiting. */
  flush(): void;
  /** How many candidates wait for a verdict. */
  waiting(): number;
  /** Countries of the first numbers that named theirs: they may tell that of the others. */
  others(): string[];
}

interface Waiting {
  candidate: CandidateText;
  thens: OnVerdict[];
}

/** What a recogniser needs of the world. */
export interface RecogniserMeans {
  ask: typeof ask;
  lang: () => string;
  later: (run: () => void, ms: number) => void;
  signal: AbortSignal;
}

/** A recogniser for one frame. */
export function createRecogniser({ ask, lang, later, signal }: RecogniserMeans): Recogniser {
  const known = new Map<string, readonly FoundNumber[]>();
  const waiting = new Map<string, Waiting>();
  const asked = new Map<string, Waiting>();
  const others: string[] = [];
  let underWay = 0;
  let wait = FIRST_WAIT;
  let resting = false;

  const settle = (key: string, item: Waiting, numbers: readonly FoundNumber[]) => {
    asked.delete(key);
    known.set(key, numbers);
    others.push(...numbers.flatMap(({ country }) => country ?? []));
    others.splice(MOST_OTHERS);
    for (const then of item.thens) then(numbers);
  };
  const forgetOldest = () => {
    for (const key of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(key);
    }
  };
  const rest = (batch: [string, Waiting][]) => {
    for (const [key, item] of batch) {
      asked.delete(key);
      waiting.set(key, item);
    }
    resting = true;
    later(() => {
      resting = false;
      flush();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const send = async (batch: [string, Waiting][]) => {
    underWay++;
    const candidates = batch.map(([, { candidate }], id) => ({ id, ...candidate }));
    const answer = await ask('recognise', { candidates, lang: lang(), others: [...others] });
    underWay--;
    if (signal.aborted) return;
    if (!answer.ok) return rest(batch);
    wait = FIRST_WAIT;
    const byId = new Map(answer.value.map((each) => [each.id, each.numbers]));
    for (const [id, [key, item]] of batch.entries()) settle(key, item, byId.get(id) ?? []);
    forgetOldest();
    flush();
  };
  /** Few candidates wait until the last question is answered: each costs as much as a hundred of them. */
  const mayAsk = () => underWay === 0 || (waiting.size >= BATCH && underWay < UNDER_WAY);
  const flush = () => {
    while (waiting.size > 0 && mayAsk() && !resting && !signal.aborted) {
      const batch = [...take(waiting, BATCH)];
      for (const [key, item] of batch) asked.set(key, item);
      void send(batch);
    }
  };

  return {
    judge(candidate, then) {
      const key = keyOf(candidate);
      const numbers = known.get(key);
      if (numbers) return then(numbers);
      const item = waiting.get(key) ?? asked.get(key);
      if (item) item.thens.push(then);
      else waiting.set(key, { candidate, thens: [then] });
      if (waiting.size >= BATCH) flush();
    },
    flush,
    waiting: () => waiting.size + asked.size,
    others: () => [...others],
  };
}

/** Takes the first entries out of a map. */
function* take<K, V>(map: Map<K, V>, count: number): Generator<[K, V]> {
  let left = count;
  for (const entry of map) {
    if (left === 0) return;
    left--;
    map.delete(entry[0]);
    yield entry;
  }
}
