import { z } from 'zod';
import { isSafeTransport } from '@/lib/service/address/base-url';
import { isObject } from '@/lib/service/http/read-body';
import {
  type CallOptions,
  sendRequest,
  type TransportConfig,
  withQuery,
} from '@/lib/service/http/send-request';

/**
 * Path of the history (GET), relative to the base URL. Lists calls of the workspace, most recent
 * first.
 */
export const HISTORY_PATH = '/api/v1/global/click-to-dial/history';

/**
 * Query of the history (docs/service-interface.md, click-to-dial/history): `page` from 1, default
 * 1; `limit` default 20; `app_id` filters.
 */
export const historyQuerySchema = z.object({
  page: z.int().min(1).default(1),
  limit: z.int().min(1).default(20),
  app_id: z.int().optional(),
});

/**
 * One call in the history. Only `recording` is documented: a link, or null while the call is in
 * progress or if none was captured. A recording of another type counts as null. Other fields are
 * kept and never required.
 */
const historyEntrySchema = z.looseObject({
  recording: z.string().nullable().optional().catch(null),
});

/** See {@link historyEntrySchema}. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Pagination of the history, in snake case. The other fields are not documented. */
const historyPaginationSchema = z.looseObject({
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
 * Success of the history: `{data: [entry], pagination}`. Rows that are not objects are dropped, so
 * that one invalid row does not lose the page.
 */
export const historyAnswerSchema = z.looseObject({
  data: z.array(z.unknown()).transform((rows) => rows.filter(isObject).map(toEntry)),
  pagination: historyPaginationSchema.optional().catch(undefined),
});

function toEntry(row: Record<string, unknown>): HistoryEntry {
  return historyEntrySchema.parse(row);
}

/** Which page of the history to request. */
export interface HistoryQuery {
  page?: number;
  limit?: number;
  appId?: number;
}

/** A page of the history. `totalPages` is absent if the service does not send it. */
export interface HistoryPage {
  entries: HistoryEntry[];
  totalPages?: number;
}

/** Reads one page of the history. */
export async function readHistory(
  config: TransportConfig,
  { page = 1, limit = 20, appId }: HistoryQuery,
  options: CallOptions,
): Promise<HistoryPage> {
  const path = withQuery(HISTORY_PATH, { page, limit, app_id: appId });
  const answer = await sendRequest(config, { method: 'GET', path }, historyAnswerSchema, options);
  const totalPages = answer.pagination?.total_pages;
  return totalPages === undefined ? { entries: answer.data } : { entries: answer.data, totalPages };
}

const MAX_LINK_LENGTH = 8192;

/**
 * Returns the link to a recording if it is safe to offer: https, or http on this machine. Returns
 * null for anything else in a history entry (`javascript:`, `data:`, `blob:`, `file:`, credentials
 * in the link, no string). docs/service-interface.md (Click-to-dial call) says only that
 * `recording` "holds a link", so it is untrusted.
 */
export function safeRecordingLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LINK_LENGTH) return null;
  const url = URL.parse(value.trim());
  if (url === null || !isSafeTransport(url)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
