import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from '@/lib/service/http/shared-bodies';

/** Message for an unknown token. */
export const UNAUTHORISED = 'Unauthorized: invalid or missing token.';

/** Responds with an error in the common envelope. */
export function respondError(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  now: () => number,
): Response {
  const body: Envelope = { error: true, code: status, message, timestamp: now(), data: {} };
  return c.json(body, status);
}

/** Responds with data in the common envelope. */
export function respondSuccess(
  c: Context,
  data: Record<string, unknown>,
  now: () => number,
): Response {
  const body: Envelope = { error: false, code: 200, message: '', timestamp: now(), data };
  return c.json(body);
}

/** Returns the pagination object of campaign-list and audience-list. */
export function paginationOf(total: number, page: number, limit: number) {
  return {
    totalRecords: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    limit,
  };
}
