import type { ReadingProblem } from '@/lib/speech/model';

/** Fetches a file; `fetch` itself outside tests. */
export type FetchFile = (link: string, init: RequestInit) => Promise<Response>;

/** Statuses that say that a signed link is over, or the file gone. */
const EXPIRED: readonly number[] = [401, 403, 404, 410];

/** Returns whether an answer says that the link has expired. */
export function isExpiredAnswer({ status }: Pick<Response, 'status'>): boolean {
  return EXPIRED.includes(status);
}

/** What loading a recording needs. */
export interface LoadDeps {
  fetchFile: FetchFile;
  /** Returns whether host access is granted for all these match patterns. */
  hasOrigins(patterns: string[]): Promise<boolean>;
}

/** The largest recording that is read, in bytes: an hour of uncompressed stereo at 16 kHz, and some. */
export const MAX_BYTES = 256_000_000;

/** How long a recording may take to load, ms. A stream has no end. */
const MAX_MS = 600_000;

/** Types of files that are no recording: a login page or an error page. */
const NO_AUDIO = /^(text\/|application\/(json|xml|xhtml))/i;

/** The link alone opens the file: the site learns nothing else. */
const REQUEST: RequestInit = {
  priority: 'low',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
};

/** Returns the match pattern of a link's site: host access has no ports. */
export function siteOf(link: string): string {
  const { protocol, hostname } = new URL(link);
  return `${protocol}//${hostname}/*`;
}

/** Loads a recording, or says why it could not be. Rejects only if the signal aborts. */
export async function loadRecording(
  { fetchFile, hasOrigins }: LoadDeps,
  link: string,
  abortSignal: AbortSignal,
  maxBytes = MAX_BYTES,
): Promise<Blob | ReadingProblem> {
  const end = new AbortController();
  const signal = AbortSignal.any([abortSignal, end.signal, AbortSignal.timeout(MAX_MS)]);
  try {
    const response = await fetchFile(link, { ...REQUEST, signal }).catch(() => undefined);
    if (!response) return (await hasOrigins([siteOf(link)])) ? 'not-loaded' : 'not-allowed';
    return problemOf(response, maxBytes) ?? (await collect(response, maxBytes));
  } catch {
    return 'not-loaded';
  } finally {
    end.abort();
    abortSignal.throwIfAborted();
  }
}

function problemOf(response: Response, maxBytes: number): ReadingProblem | undefined {
  if (!response.ok) return isExpiredAnswer(response) ? 'expired' : 'not-loaded';
  if (NO_AUDIO.test(response.headers.get('content-type') ?? '')) return 'not-audio';
  // The length that a server states may be missing or wrong: what comes is counted, too.
  const isLarge = Number(response.headers.get('content-length')) > maxBytes;
  return isLarge ? 'too-large' : undefined;
}

async function collect(response: Response, maxBytes: number): Promise<Blob | ReadingProblem> {
  const parts: Blob[] = [];
  let size = 0;
  if (!response.body) return 'not-loaded';
  for await (const part of partsOf(response.body)) {
    size += part.byteLength;
    if (size > maxBytes) return 'too-large';
    // The browser may keep blobs on disk.
    parts.push(new Blob([part]));
  }
  return new Blob(parts);
}

async function* partsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
