import { z } from 'zod';
import { readsAs, timeSchema } from '@/lib/database/row-readers';
import type { ChainRow } from './model';

const hash = z.string();

/** Which rows of the chain can be used. */
export const auditRows = {
  auditChain: readsAs<ChainRow>()(
    z.object({
      ...{ seq: z.number(), previous: hash, bodyHash: hash, hash, at: timeSchema },
      ...{ body: z.string().optional(), callId: z.string().optional() },
    }),
  ),
};
