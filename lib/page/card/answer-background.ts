import type { CardMessages } from '@/lib/messages/card-messages';
import { onMessage } from '@/lib/platform/page/messaging';

/** Answers to some of what the background may ask a frame. */
export type PageAnswers = {
  [N in keyof CardMessages]?: (
    body: CardMessages[N]['body'],
  ) => CardMessages[N]['answer'] | Promise<CardMessages[N]['answer']>;
};

/**
 * Answers the background until the signal ends. Pages cannot send these: the browser delivers them
 * from the extension only.
 */
export function answerBackground(answers: PageAnswers, abortSignal: AbortSignal): void {
  const table = new Map<unknown, (body: never) => unknown>(Object.entries(answers));
  onMessage((message) => {
    const { name, body } = message as { name: unknown; body: never };
    const answer = table.get(name);
    return answer && Promise.resolve(answer(body));
  }, abortSignal);
}
