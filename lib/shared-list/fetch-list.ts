import type { SharedListProblem } from '@/lib/do-not-call/shared/tables';

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
  const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(TIMEOUT_MS)]);
  const init = { cache: 'no-cache', credentials: 'omit', redirect: 'error' } as const;
  try {
    const response = await fetch(url, { ...init, referrerPolicy: 'no-referrer', signal });
    if (!response.ok) return { problem: 'unreachable' };
    const text = await readText(response);
    return text === undefined ? { problem: 'too-large' } : { text };
  } catch {
    return { problem: 'unreachable' };
  }
}

/** The body; undefined if it is too long, which ends the request. */
async function readText({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
