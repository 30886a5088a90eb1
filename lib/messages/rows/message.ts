import type { z } from 'zod';

/** Who may send a message: our script in a page, one of our own pages, or either. */
type AllowedSender = 'page' | 'own' | 'any';

/** One row of the message table. */
export interface Message {
  from: AllowedSender;
  /** A page may ask it before it is shown (prerendered). The rep can't have asked for anything there. */
  whilePrerendered?: true;
  /** Parses the request's body. */
  request: z.ZodType;
  /** The answer's type. Answers come from our own background, so nothing parses them. */
  answer: AnswerType<unknown>;
}

/** Carries a type and no value. */
export interface AnswerType<T> {
  readonly type?: T;
}

/** Names an answer's type in a row: `answer: answerType<Offer>()`. */
export function answerType<T>(): AnswerType<T> {
  return {};
}
