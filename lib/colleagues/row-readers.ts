import { z } from 'zod';
import { type IsReadable, readsAs, timeSchema } from '@/lib/database/row-readers';
import {
  type ColleagueCall,
  type ColleaguesState,
  type ColleagueTables,
  historyContents,
} from './model';

/** Which rows of colleagues' calls can be used. */
export const colleagueRows: Readonly<Record<keyof ColleagueTables, IsReadable>> = {
  colleagueCalls: readsAs<ColleagueCall>()(z.object({ callee: z.string(), at: timeSchema })),
  colleaguesState: readsAs<ColleaguesState>()(
    z.object({
      contents: z.enum(historyContents).optional(),
      readAt: timeSchema.optional(),
      shiftMs: z.number().optional(),
      askedAt: timeSchema.optional(),
      nextAt: timeSchema.optional(),
      failures: z.number(),
    }),
  ),
};
