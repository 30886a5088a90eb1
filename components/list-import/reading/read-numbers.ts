import type { Problem } from '@/lib/calls/model';
import { LIST_PART } from '@/lib/lists/list-limits';
import type { ListLayout } from '@/lib/lists/model';
import type { Ask } from '@/lib/messages/client';
import type { ListReader } from './list-reader';
import { type CountryAnswer, isPlain } from './questions';

/** How far a list was read. */
export interface ReadProgress {
  done: number;
  of: number;
}

/** What reading numbers needs. */
interface ReadNumbersDeps {
  reader: ListReader;
  ask: Ask;
  abortSignal: AbortSignal;
}

/**
 * Has the background read the numbers of a list, in parts, and calls `onPart` after each. Returns why it
 * stopped early, if it did.
 */
export async function readNumbers(
  { reader, ask, abortSignal }: ReadNumbersDeps,
  layout: ListLayout | undefined,
  onPart: (progress: ReadProgress) => void,
): Promise<Problem | undefined> {
  await reader.start(layout);
  let next = reader.nextPart();
  for (;;) {
    const { rows, done, of } = await next;
    if (abortSignal.aborted) return undefined;
    // The next part is read while the background reads the numbers of this one.
    if (done < of) next = reader.nextPart();
    const answer = await ask('read-list', { rows });
    if (abortSignal.aborted) return undefined;
    if (!answer.ok) return answer.error;
    await reader.takeRead(answer.value);
    onPart({ done, of });
    if (done >= of) return undefined;
  }
}

/** Answers a question for all its numbers; undefined takes an answer back. Returns why not, if so. */
export async function answerQuestion(
  { reader, ask, abortSignal }: ReadNumbersDeps,
  questionId: string,
  answer: CountryAnswer | undefined,
): Promise<Problem | undefined> {
  if (answer === undefined || isPlain(answer)) {
    await reader.settle(questionId, answer);
    return undefined;
  }
  for (let from = 0; ; from += LIST_PART) {
    const rows = await reader.askedRows(questionId, from, answer);
    if (rows.length === 0 || abortSignal.aborted) return undefined;
    const read = await ask('read-list', { rows });
    if (!read.ok) return read.error;
    await reader.takeAnswered(from, read.value);
  }
}
