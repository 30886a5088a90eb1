import type { LinkProblem } from '@/lib/settings/model/settings-file';
import { MAX_SETTINGS_FILE } from './settings-file';

/** Fetches the files of set-up links, one at a time. */
export interface LinkReader {
  /** Fetches a file. A file that is still loading is cancelled. */
  read(url: string): Promise<{ text: string } | { problem: LinkProblem }>;
  /** Ends a fetch that is still on its way. */
  cancel(): void;
}

/** What fetching needs. */
export interface LinkReaderDeps {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** A signal that aborts after the longest wait. */
  timeout: () => AbortSignal;
}

/** Creates the reader. It sends no cookie, no token and no referrer, and follows no redirect to another place. */
export function createLinkReader(
  { fetch, timeout }: LinkReaderDeps,
  abortSignal: AbortSignal,
): LinkReader {
  let current = new AbortController();
  return {
    cancel: () => current.abort(),
    async read(url) {
      current.abort();
      current = new AbortController();
      const { signal: cancelled } = current;
      const signal = AbortSignal.any([cancelled, timeout(), abortSignal]);
      try {
        return await fetchText(() => fetch(url, { ...REQUEST, signal }));
      } catch {
        return { problem: cancelled.aborted ? 'cancelled' : 'unreachable' };
      }
    },
  };
}

const REQUEST: RequestInit = {
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
};

async function fetchText(
  request: () => Promise<Response>,
): Promise<{ text: string } | { problem: LinkProblem }> {
  const response = await request();
  if (!response.ok || !response.body) return { problem: 'no-file' };
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_SETTINGS_FILE) return { problem: 'too-large' };
  }
  return { text: text + decoder.decode() };
}
