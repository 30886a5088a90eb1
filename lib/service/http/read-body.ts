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

/**
 * Parses JSON. Integers too large for JavaScript become strings of their digits, so that a 64-bit
 * `call_id` keeps its last digits and can be found in the history. Returns undefined for invalid
 * JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
}

// `context.source` (the digits as written) exists since Chromium 114, Firefox 135 and Node 21:
// https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/JSON/parse
// TypeScript does not declare it yet. Without it the number stays a number.
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) {
    return value;
  }
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** Returns whether a value is a JSON object, not an array or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
