import type { z } from 'zod';
import { callMessages } from './rows/call-messages';
import { campaignMessages } from './rows/campaign-messages';
import { crmMessages } from './rows/crm-messages';
import { doNotCallMessages } from './rows/do-not-call-messages';
import type { AnswerType, Message } from './rows/message';
import { offerMessages } from './rows/offer-messages';
import { ownMessages } from './rows/own-messages';
import { queueMessages } from './rows/queue-messages';
import { siteMessages } from './rows/site-messages';
import { wrapUpMessages } from './rows/wrap-up-messages';

/** Everything the background can be asked: name → who may send it, request schema, answer type. */
export const messages = {
  ...siteMessages,
  ...offerMessages,
  ...callMessages,
  ...ownMessages,
  ...campaignMessages,
  ...queueMessages,
  ...doNotCallMessages,
  ...wrapUpMessages,
  ...crmMessages,
} as const satisfies Record<string, Message>;

/** A message's name. */
export type MessageName = keyof typeof messages;

/** Request bodies by message name. */
export type Requests = { [N in MessageName]: z.infer<(typeof messages)[N]['request']> };

/** Answers by message name. */
export type Answers = {
  [N in MessageName]: (typeof messages)[N]['answer'] extends AnswerType<infer A> ? A : never;
};
