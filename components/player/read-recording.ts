import { type FetchFile, isExpiredAnswer } from '@/lib/speech/file/load-recording';

/** The largest recording that is read for its loudness, in bytes: half an hour and more of MP3. */
const MAX_BYTES = 20_000_000;

/** How long the state of a link is waited for, ms. */
const STATUS_MS = 5_000;

/**
 * Finds out whether a link has expired. False where the browser may not read the answer: a host that
 * allows no other site to read it, and that the rep did not allow.
 */
export async function isLinkExpired(
  fetchFile: FetchFile,
  link: string,
  abortSignal: AbortSignal,
): Promise<boolean> {
  const enough = new AbortController();
  const anyEnd = AbortSignal.any([enough.signal, abortSignal, AbortSignal.timeout(STATUS_MS)]);
  try {
    return isExpiredAnswer(await fetchFile(link, { signal: anyEnd, cache: 'no-store' }));
  } catch {
    return false;
  } finally {
    enough.abort();
  }
}

/** Reads a recording whole; undefined if it may not be read, is too large, or the signal aborts. */
export async function readRecording(
  fetchFile: FetchFile,
  link: string,
  abortSignal: AbortSignal,
): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetchFile(link, { signal: abortSignal });
    const contentLength = Number(response.headers.get('content-length'));
    if (!response.ok || !response.body || contentLength > MAX_BYTES) {
      await response.body?.cancel();
      return undefined;
    }
    return await new Response(response.body.pipeThrough(atMost(MAX_BYTES))).arrayBuffer();
  } catch {
    return undefined;
  }
}

/** Fails once more bytes come. The length that a server states may be missing or wrong. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('too large'));
      else controller.enqueue(new Uint8Array(chunk));
    },
  });
}
