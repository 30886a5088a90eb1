import { sendToBackground } from '@/lib/platform/page/messaging';
import type { Result } from './result';
import type { Answers, MessageName, Requests } from './table';

const NO_ANSWER = { ok: false, error: { code: 'no-answer' } } as const;

/**
 * Asks the background. Never rejects: a background that does not answer (the extension was just
 * updated, say) is the problem `no-answer`.
 */
export async function ask<N extends MessageName>(
  name: N,
  body: Requests[N],
): Promise<Result<Answers[N]>> {
  try {
    const answer = (await sendToBackground({ name, body })) as Result<Answers[N]> | undefined;
    return answer ?? NO_ANSWER;
  } catch {
    return NO_ANSWER;
  }
}
