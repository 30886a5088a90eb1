import { z } from 'zod';
import { auditRows } from '@/lib/audit/row-readers';
import { colleagueRows } from '@/lib/colleagues/row-readers';
import { readsAs, timeSchema } from '@/lib/database/row-readers';
import { outboxRows } from '@/lib/outbox/model/row-readers';
import { problemCodes } from '@/lib/problems/problem-codes';
import { parseReading } from '@/lib/speech/model';
import { wrapUpRows } from '@/lib/wrap-up/row-readers';
import { recordContextSchema, sourcePageSchema } from './model';
import { isShownInLog } from './parse-call';
import type { FollowState, LogState, PlayPosition, StoredOffer } from './stored-rows';

const frame = { tabId: z.number(), frameId: z.number(), documentId: z.string().optional() };

const offerSchema = z.object({
  ...{ ...frame, offerId: z.string(), text: z.string(), madeAt: timeSchema },
  e164: z.string().optional(),
  ext: z.string().optional(),
  calleeName: z.string().optional(),
  record: recordContextSchema.optional(),
  sourcePage: sourcePageSchema.optional(),
  pageRecord: z.string().optional(),
  reading: z
    .object({
      ...{ raw: z.string(), country: z.string(), source: z.string(), host: z.string() },
      likely: z.array(z.string()),
    })
    .optional(),
  pointedAt: timeSchema.optional(),
  leftAt: timeSchema.optional(),
  workspace: z.string().optional(),
  warned: z.array(z.string()).optional(),
  toConfirm: z.object({ pageAddress: z.string(), askedAt: timeSchema }).optional(),
});

const followSchema = z.object({
  ...{ writtenAt: timeSchema, rounds: z.number(), nextAt: timeSchema, notBefore: timeSchema },
  connectionChanges: z.number(),
  connectionChangedAt: timeSchema.optional(),
  stopped: z.enum(problemCodes).optional(),
  pageSize: z.number().optional(),
});

const logStateSchema = z.discriminatedUnion('key', [
  z.object({ key: z.literal('rewrites'), count: z.number() }),
  z.object({ key: z.literal('seen'), seenAt: timeSchema }),
  z.object({ key: z.literal('version'), version: z.string() }),
  z.object({ key: z.literal('outcomes'), fromSeq: z.number() }),
  z.object({ ...frame, key: z.literal('countdown'), callId: z.string() }),
]);

/** Which rows of the call database can be used. A call is read as far as it can be (parse-call.ts). */
export const callRows = {
  ...wrapUpRows,
  ...outboxRows,
  ...colleagueRows,
  ...auditRows,
  calls: isShownInLog,
  offers: readsAs<StoredOffer>()(offerSchema),
  follow: readsAs<FollowState>()(followSchema),
  logState: readsAs<LogState>()(logStateSchema),
  playPositions: readsAs<PlayPosition>()(z.object({ callId: z.string(), at: z.number() })),
  speech: (row: unknown) => parseReading(row) !== undefined,
};
