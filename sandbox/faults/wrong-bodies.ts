import { setTimeout } from 'node:timers/promises';

const HOUR = 60 * 60 * 1000;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns a response with each value of another type: text for objects, objects for all else. */
export function wrongTypes(text: string): string {
  const answer: unknown = JSON.parse(text);
  const wrong = Object.entries(Object(answer)).map(([key, value]) => [
    key,
    typeof value === 'object' ? 'wrong' : { wrong: true },
  ]);
  return JSON.stringify(Object.fromEntries(wrong));
}

/** Returns a response with its outer fields empty. */
export function withoutFields(text: string): string {
  const answer: unknown = JSON.parse(text);
  const empty = Object.keys(Object(answer)).map((key) => [key, key === 'message' ? '' : {}]);
  return JSON.stringify(Object.fromEntries(empty));
}

/** Returns a response with each time one hour later. */
export function hourAhead(text: string): string {
  return JSON.stringify(JSON.parse(text, later));
}

function later(key: string, value: unknown): unknown {
  if (key === 'timestamp' && typeof value === 'number') return value + HOUR;
  if (typeof value !== 'string' || !ISO_TIME.test(value)) return value;
  return new Date(Date.parse(value) + HOUR).toISOString();
}

const CHUNKS = 100;
const MEGABYTE = 1024 * 1024;

/** Waits `ms` real milliseconds, or until the sandbox stops. */
export async function waitRealTime(ms: number, abortSignal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: abortSignal, ref: false }).catch(() => undefined);
}

/** Returns `text` as a stream of a hundred chunks over `ms`. */
export function streamSlowly(
  text: string,
  ms: number,
  abortSignal: AbortSignal,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const size = Math.max(1, Math.ceil(bytes.length / CHUNKS));
  let sent = 0;
  return new ReadableStream({
    pull: async (body) => {
      await waitRealTime(ms / CHUNKS, abortSignal);
      body.enqueue(bytes.slice(sent, sent + size));
      sent += size;
      if (sent >= bytes.length || abortSignal.aborted) body.close();
    },
  });
}

/** Returns 50 MB that begin like JSON. */
export function hugeBody(): ReadableStream<Uint8Array> {
  let left = 50;
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"message":"')),
    pull: (body) => {
      body.enqueue(new Uint8Array(MEGABYTE).fill(0x61));
      left -= 1;
      if (left === 0) body.close();
    },
  });
}

/** Returns the first half of a text. */
export function firstHalf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}
