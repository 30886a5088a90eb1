import type { Deadline } from './deadline';

/** The body exceeded the limit. The remainder was not read. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body stream as UTF-8 text, up to `limit` bytes and until the deadline. Rejects with
 * {@link BodyTooLarge}, the deadline's reason, or the stream's error.
 */
export async function readBody(
  response: Response,
  limit: number,
  deadline: Deadline,
): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  try {
    return await collect(reader, limit, deadline);
  } catch (error) {
    reader.cancel(error).catch(() => {}); // Cancelling a failed stream rejects.
    throw error;
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
  deadline: Deadline,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  while (true) {
    const { done, value } = await deadline.race(reader.read());
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) throw new BodyTooLarge(`more than ${limit} bytes`);
    text += decoder.decode(value, { stream: true });
  }
}
