/**
 * What pages, our own pages and the background may say to each other. Each message is a row of a file in
 * `rows/`, named after what it is about: its name, who may send it, the schema of its request, the type of
 * its answer. Scripts ask with `client.ts`; the background answers in `server.ts`, which checks the sender
 * and parses the request. What the background asks of a page's card is in `card-messages.ts`. Nothing here
 * acts: the handlers are in `entrypoints/background/handlers`.
 */

import type { z } from 'zod';
import type { Problem } from '@/lib/calls/model';
import { auditMessages } from './rows/audit-messages';
import { callLogMessages } from './rows/call-log-messages';
import { callMessages } from './rows/call-messages';
import { campaignMessages } from './rows/campaign-messages';
import { crmMessages } from './rows/crm-messages';
import { doNotCallMessages } from './rows/do-not-call-messages';
import type { AnswerType, Message } from './rows/message';
import { offerMessages } from './rows/offer-messages';
import { queueMessages } from './rows/queue-messages';
import { registryMessages } from './rows/registry-messages';
import { settingsMessages, workspaceMessages } from './rows/settings-messages';
import { siteMessages } from './rows/site-messages';
import { wrapUpMessages } from './rows/wrap-up-messages';

/** Everything the background can be asked: name → who may send it, request schema, answer type. */
export const messages = {
  ...siteMessages,
  ...offerMessages,
  ...callMessages,
  ...callLogMessages,
  ...auditMessages,
  ...settingsMessages,
  ...workspaceMessages,
  ...campaignMessages,
  ...queueMessages,
  ...doNotCallMessages,
  ...registryMessages,
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

/** An answer or a problem: errors cross worlds as data. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem };
