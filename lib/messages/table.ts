import type { z } from 'zod';
import { callMessages } from './call-messages';
import { campaignMessages } from './campaign-messages';
import { doNotCallMessages } from './do-not-call-messages';
import type { AnswerType, Message } from './message';
import { offerMessages } from './offer-messages';
import { ownMessages } from './own-messages';
import { siteMessages } from './site-messages';

/** Everything the background can be asked: name → who may send it, request schema, answer type. */
export const messages = {
  ...siteMessages,
  ...offerMessages,
  ...callMessages,
  ...ownMessages,
  ...campaignMessages,
  ...doNotCallMessages,
} as const satisfies Record<string, Message>;

/** A message's name. */
export type MessageName = keyof typeof messages;

/** Request bodies by message name. */
export type Requests = { [N in MessageName]: z.infer<(typeof messages)[N]['request']> };

/** Answers by message name. */
export type Answers = {
  [N in MessageName]: (typeof messages)[N]['answer'] extends AnswerType<infer A> ? A : never;
};
