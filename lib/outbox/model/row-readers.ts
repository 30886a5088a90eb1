import { z } from 'zod';
import { type RowReaders, readsAs, timeSchema } from '@/lib/database/row-readers';
import { problemCodes } from '@/lib/problems/problem-codes';
import {
  connectorIds,
  ifNoRecordValues,
  logsWhenValues,
  mappingParts,
  type StoredConnector,
} from './connector';
import {
  type CreatedContact,
  type Delivery,
  deliveryStates,
  type OutboxDatabase,
  type RecordChoice,
} from './delivery';

const connector = z.enum(connectorIds);
const record = z.object({ type: z.string(), id: z.string() });
const problem = z.object({ code: z.enum(problemCodes), words: z.string().optional() });

/** Which rows of the outbox can be used. */
export const outboxRows: RowReaders<OutboxDatabase> = {
  outbox: readsAs<Delivery>()(
    z.object({
      ...{ callId: z.string(), connector, account: z.string(), state: z.enum(deliveryStates) },
      ...{ revision: z.number(), attempts: z.number(), dueAt: timeSchema },
      sendingRevision: z.number().optional(),
      sentRevision: z.number().optional(),
      loggedOn: record.extend({ name: z.string().optional() }).optional(),
      entryId: z.string().optional(),
      unsettledUntil: timeSchema.optional(),
      target: record.extend({ account: z.string(), name: z.string().optional() }).optional(),
      problem: problem.optional(),
    }),
  ),
  connectors: readsAs<StoredConnector>()(
    z.object({
      ...{ id: connector, address: z.string(), since: timeSchema, changes: z.number() },
      database: z.string().optional(),
      records: z.string().optional(),
      clientId: z.string().optional(),
      fields: z.partialRecord(z.enum(mappingParts), z.string().optional()).optional(),
      lengths: z.record(z.string(), z.number()).optional(),
      template: z.string().optional(),
      logsWhen: z.enum(logsWhenValues).optional(),
      ifNoRecord: z.enum(ifNoRecordValues).optional(),
      stopped: problem.optional(),
      notBefore: timeSchema.optional(),
    }),
  ),
  recordChoices: readsAs<RecordChoice>()(
    record.extend({ connector, number: z.string(), account: z.string() }),
  ),
  createdContacts: readsAs<CreatedContact>()(
    z.object({
      ...{ connector, number: z.string(), account: z.string(), askedAt: timeSchema },
      contact: record.optional(),
    }),
  ),
};
