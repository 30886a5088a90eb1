import type { SharedListProblem } from '@/lib/do-not-call/shared/tables';
import { startDeadline } from '@/lib/service/http/deadline';
import { BodyTooLarge, readBody } from '@/lib/service/http/read-body';

/** Some two million numbers. */
const MAX_BYTES = 32 * 2 ** 20;

const TIMEOUT_MS = 60_000;

/** The part of `fetch` that is used. The global `fetch` matches it. */
export type FetchList = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches the company's file, as text. `no-cache` lets the browser send the ETag of its copy and answer from that
 * copy after a 304: our own header would need the server's permission first. No cookies, no redirects.
 */
export async function fetchList(
  fetch: FetchList,
  url: string,
  abortSignal: AbortSignal,
): Promise<{ text: string } | { problem: SharedListProblem }> {
  if (abortSignal.aborted) return { problem: 'unreachable' };
  const deadline = startDeadline(TIMEOUT_MS, abortSignal);
  const init = { cache: 'no-cache', credentials: 'omit', redirect: 'error' } as const;
  const { abortSignal: signal } = deadline;
  try {
    const response = await deadline.race(
      fetch(url, { ...init, referrerPolicy: 'no-referrer', signal }),
    );
    if (!response.ok) return { problem: 'unreachable' };
    return { text: await readBody(response, MAX_BYTES, deadline) };
  } catch (error) {
    return { problem: error instanceof BodyTooLarge ? 'too-large' : 'unreachable' };
  } finally {
    deadline.end();
  }
}
