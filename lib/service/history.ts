import { z } from 'zod';
import { isObject } from './json';

/** GET, relative to the base URL. Calls of the workspace, most recent first. */
export const HISTORY_PATH = '/api/v1/global/click-to-dial/history';

/** Query of the history (document: `page` from 1, default 1; `limit` default 20; `app_id` filters). */
export const historyQuerySchema = z.object({
  page: z.int().min(1).default(1),
  limit: z.int().min(1).default(20),
  app_id: z.int().optional(),
});

/**
 * One call in the history. Documented is `recording` alone: a link, or null while the call is in
 * progress or when none was captured. A recording of another type counts as none; all other
 * fields are kept as they are and never required.
 */
export const historyEntrySchema = z.looseObject({
  recording: z.string().nullable().optional().catch(null),
});

/** See {@link historyEntrySchema}. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** `total_pages` in snake case; the other fields of this pagination object are not shown. */
export const historyPaginationSchema = z.looseObject({
  total_pages: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .optional()
    .catch(undefined),
});

/**
 * Success of the history: `{data: [entry], pagination}`. One odd entry never costs the page: what is
 * no object is left out.
 */
export const historyAnswerSchema = z.looseObject({
  data: z.array(z.unknown()).transform((rows) => rows.filter(isObject).map(toEntry)),
  pagination: historyPaginationSchema.optional().catch(undefined),
});

function toEntry(row: Record<string, unknown>): HistoryEntry {
  return historyEntrySchema.parse(row);
}

/** Which page of the history to ask for. */
export interface HistoryQuery {
  page?: number;
  limit?: number;
  appId?: number;
}

/** A page of the history. `totalPages` is absent where the service does not say. */
export interface HistoryPage {
  entries: HistoryEntry[];
  totalPages?: number;
}
