import { isOrphaned, sendToBackground } from '@/lib/platform/page/messaging';
import type { Answers, MessageName, Requests, Result } from './table';

const NO_ANSWER = { ok: false, error: { code: 'no-answer' } } as const;

/**
 * Asks the background. Never rejects: if it does not answer, after an update of the extension for
 * example, the result is the problem `no-answer`.
 */
export async function ask<N extends MessageName>(
  name: N,
  body: Requests[N],
): Promise<Result<Answers[N]>> {
  try {
    return (
      ((await sendToBackground({ name, body })) as Result<Answers[N]> | undefined) ?? NO_ANSWER
    );
  } catch {
    return NO_ANSWER;
  }
}

/** Sends a message to the background; a fake in tests. */
export type Ask = typeof ask;

/** Makes an `ask` that also calls `end` once the extension of this script was updated or removed. */
export function askUntilOrphaned(end: () => void): Ask {
  return (name, body) =>
    ask(name, body).then((answer) => {
      if (!answer.ok && isOrphaned()) end();
      return answer;
    });
}
