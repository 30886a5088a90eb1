import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from '@/lib/service/http/envelope';

/** What an operation says to a token that it does not know. */
export const UNAUTHORISED = 'Unauthorized: invalid or missing token.';

/** A refusal in the common envelope. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  now: () => number,
): Response {
  const body: Envelope = { error: true, code: status, message, timestamp: now(), data: {} };
  return c.json(body, status);
}

/** A success in the envelope. */
export function accept(c: Context, data: Record<string, unknown>, now: () => number): Response {
  const body: Envelope = { error: false, code: 200, message: '', timestamp: now(), data };
  return c.json(body);
}

/** The pagination object of campaign-list and audience-list. */
export function paginationOf(total: number, page: number, limit: number) {
  return {
    totalRecords: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    limit,
  };
}
