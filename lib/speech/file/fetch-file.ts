/** Fetches a file; `fetch` itself outside tests. */
export type FetchFile = (link: string, init: RequestInit) => Promise<Response>;

/** Statuses that say that a signed link is over, or the file gone. */
const EXPIRED: readonly number[] = [401, 403, 404, 410];

/** Returns whether an answer says that the link has expired. */
export function isExpiredAnswer({ status }: Pick<Response, 'status'>): boolean {
  return EXPIRED.includes(status);
}
