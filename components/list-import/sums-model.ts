import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { NumberLabel } from '@/lib/lists/model';
import type { Ask } from '@/lib/messages/client';
import type { ListReader } from './reading/list-reader';
import type { CountryAnswer } from './reading/questions';
import { answerQuestion } from './reading/read-numbers';
import type { ListSummary } from './reading/summary';

/** What an opened list comes to, with the rep's answers. */
export interface SumsModel {
  /** What would be queued; undefined until all of the list was read. */
  summary: ReadonlySignal<ListSummary | undefined>;
  /** What the rep answered, by the ids of questions. */
  answers: ReadonlySignal<ReadonlyMap<string, CountryAnswer>>;
  /** The kind of number that is called first, if the rep chose one. */
  first: ReadonlySignal<NumberLabel | undefined>;
  /** Sums up what a reader has read. */
  show(reader: ListReader): Promise<void>;
  /** Answers a question; undefined takes the answer back. */
  answer(questionId: string, answer: CountryAnswer | undefined): Promise<void>;
  preferLabel(label: NumberLabel | undefined): Promise<void>;
  clear(): void;
}

/** What summing up needs. */
interface SumsDeps {
  ask: Ask;
  onProblem: (problem: Problem) => void;
}

/** Creates the model of what a list comes to. */
export function createSumsModel({ ask, onProblem }: SumsDeps, abortSignal: AbortSignal): SumsModel {
  const summary = signal<ListSummary>();
  const answers = signal<ReadonlyMap<string, CountryAnswer>>(new Map());
  const first = signal<NumberLabel>();
  const lists = createLatestOnly(abortSignal);
  const turns = createLatestOnly(abortSignal);
  let read: { reader: ListReader; abortSignal: AbortSignal } | undefined;
  let waiting = Promise.resolve();

  async function sumUp(reader: ListReader): Promise<void> {
    const latest = turns.begin();
    const next = await reader.summary(first.peek()).catch(() => undefined);
    if (next && !latest.aborted) summary.value = next;
  }

  /** One answer after the other: each reads the numbers of its question in parts. */
  async function settle(id: string, given: CountryAnswer | undefined): Promise<void> {
    const current = read;
    if (!current || current.abortSignal.aborted) return;
    const problem = await answerQuestion({ ask, ...current }, id, given).catch(() => undefined);
    if (current.abortSignal.aborted) return;
    if (problem) onProblem(problem);
    await sumUp(current.reader);
  }

  return {
    ...{ summary, answers, first },
    async show(reader) {
      read = { reader, abortSignal: lists.begin() };
      await sumUp(reader);
    },
    async answer(questionId, given) {
      const next = new Map(answers.peek());
      if (given === undefined) next.delete(questionId);
      else next.set(questionId, given);
      answers.value = next;
      waiting = waiting.then(() => settle(questionId, given));
      await waiting;
    },
    async preferLabel(label) {
      first.value = label;
      if (read) await sumUp(read.reader);
    },
    clear() {
      lists.end();
      turns.end();
      read = undefined;
      summary.value = undefined;
      answers.value = new Map();
    },
  };
}
