import { z } from 'zod';
import {
  connectorIds,
  ifNoRecordValues,
  logsWhenValues,
  mappingParts,
} from '@/lib/outbox/model/connector';
import {
  type FoundByName,
  MAX_SEARCH_TEXT,
  MIN_SEARCH_TEXT,
  type RecordMatch,
} from '@/lib/outbox/model/entry';
import { answerType, type Message } from './message';

/** A connector as the rep typed it. Without a key, the stored one is used. */
const typedConnectorSchema = z.object({
  connector: z.enum(connectorIds),
  address: z.string().max(2000).optional(),
  database: z.string().max(200).optional(),
  key: z.string().max(5000).optional(),
  clientId: z.string().max(500).optional(),
  clientSecret: z.string().max(500).optional(),
  template: z.string().max(20_000).optional(),
  fields: z.partialRecord(z.enum(mappingParts), z.string().max(5000)).optional(),
  logsWhen: z.enum(logsWhenValues).optional(),
  ifNoRecord: z.enum(ifNoRecordValues).optional(),
  /** Whether the CRM's sign-in page is shown, if it has one. */
  signIn: z.boolean().optional(),
});

const namesDelivery = z.object({
  callId: z.string().min(1).max(100),
  connector: z.enum(connectorIds),
});

/** Messages of our own pages about connected CRMs, and what is logged in them. */
export const crmMessages = {
  /** Asks the CRM whether the key works and what it may do. */
  'test-connector': {
    from: 'own',
    request: typedConnectorSchema.omit({ signIn: true }),
    answer: answerType<null>(),
  },
  /** Shows the latest call of the log as it would be logged; a sample call if there is none. */
  'preview-entry': {
    from: 'own',
    request: typedConnectorSchema.pick({ connector: true, template: true, fields: true }),
    answer: answerType<{ text: string; isSample: boolean }>(),
  },
  /** Stores the connector. The outbox then uses it. */
  'save-connector': { from: 'own', request: typedConnectorSchema, answer: answerType<null>() },
  /** Disconnects a CRM and deletes its key. */
  'remove-connector': {
    from: 'own',
    request: z.object({ connector: z.enum(connectorIds) }),
    answer: answerType<null>(),
  },
  /** Tries again to log a call. */
  'retry-delivery': { from: 'own', request: namesDelivery, answer: answerType<null>() },
  /** Gives up logging a call. */
  'drop-delivery': { from: 'own', request: namesDelivery, answer: answerType<null>() },
  /** Searches the CRM for the records with the number of a call. */
  'find-records': { from: 'own', request: namesDelivery, answer: answerType<RecordMatch[]>() },
  /** Searches the CRM for records by name. Ends the earlier search for the same call. */
  'search-records': {
    from: 'own',
    request: namesDelivery.extend({
      text: z.string().trim().min(MIN_SEARCH_TEXT).max(MAX_SEARCH_TEXT),
    }),
    answer: answerType<FoundByName>(),
  },
  /** Ends a search by name. */
  'stop-record-search': { from: 'own', request: namesDelivery, answer: answerType<null>() },
  /** Logs a call on the record that the rep chose. An entry on another record is removed. */
  'log-on-record': {
    from: 'own',
    request: namesDelivery.extend({
      record: z.object({
        type: z.string().regex(/^[\w.-]{1,100}$/),
        id: z.string().regex(/^[\w-]{1,100}$/),
        /** As the rep saw it. */
        name: z.string().max(200).optional(),
      }),
    }),
    answer: answerType<null>(),
  },
  /** Deletes the entry of a call in the CRM. It is not made again. */
  'take-back-entry': { from: 'own', request: namesDelivery, answer: answerType<null>() },
} as const satisfies Record<string, Message>;
