import { z } from 'zod';
import { recordContextSchema, sourcePageSchema } from '@/lib/calls/model';
import { readsAs, timeSchema } from '@/lib/database/row-readers';
import { numberLabels } from '@/lib/lists/model';
import { catalogueSchema } from '@/lib/service/agents/catalogue';
import { type StoredAgent, type StoredReadiness, skipReasons } from './model';
import type { StoredCalled, StoredImport, StoredItem, StoredSkip } from './stored-contact';

const sourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('campaign'),
    ...{ campaignId: z.number(), campaignName: z.string(), recordId: z.number() },
  }),
  z.object({ kind: z.enum(['page', 'selection']), host: z.string() }),
  z.object({ kind: z.literal('list'), file: z.string().optional() }),
]);

const numberSchema = z.object({
  e164: z.string(),
  label: z.enum(numberLabels).optional(),
  ext: z.string().optional(),
});

const contactSchema = z.object({
  source: sourceSchema,
  numbers: z.array(numberSchema).min(1),
  ...{ e164: z.string(), keys: z.array(z.string()), data: z.record(z.string(), z.string()) },
  name: z.string().optional(),
  email: z.string().optional(),
  company: z.string().optional(),
  owner: z.string().optional(),
  record: recordContextSchema.optional(),
  sourcePage: sourcePageSchema.optional(),
  importId: z.string().optional(),
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })).optional(),
  dueAt: timeSchema,
  made: z.array(z.object({ gesture: z.string(), e164: z.string() })).optional(),
  calledId: z.number().optional(),
  putBackAt: timeSchema.optional(),
});

/** Which rows of the queue, its lists and the agents can be used. */
export const campaignRows = {
  queue: readsAs<StoredItem>()(
    contactSchema.extend({
      itemId: z.number().optional(),
      gesture: z.string().optional(),
      claimedAt: timeSchema.optional(),
    }),
  ),
  skipped: readsAs<StoredSkip>()(
    contactSchema.extend({
      ...{ skipId: z.number().optional(), skippedAt: timeSchema, reason: z.enum(skipReasons) },
    }),
  ),
  called: readsAs<StoredCalled>()(
    contactSchema.extend({
      ...{ calledId: z.number(), callId: z.string(), calledAt: timeSchema },
      undecidedAt: timeSchema.optional(),
    }),
  ),
  imports: readsAs<StoredImport>()(
    z.object({
      ...{ importId: z.string(), addedAt: timeSchema, added: z.number() },
      headings: z.array(z.string()),
      file: z.string().optional(),
    }),
  ),
  readiness: readsAs<StoredReadiness>()(
    z.object({
      ...{ paused: z.boolean(), activeAt: timeSchema },
      passedNotes: z.array(z.string()).optional(),
    }),
  ),
  agents: readsAs<StoredAgent>()(
    z.object({ id: z.string(), name: z.string(), createdAt: timeSchema, request: z.unknown() }),
  ),
  catalogue: readsAs<{ value: z.infer<typeof catalogueSchema> }>()(
    z.object({ value: catalogueSchema }),
  ),
};
