import { setTimeout } from 'node:timers/promises';

const PIECES = 100;
const MEGABYTE = 1024 * 1024;

/** Waits `ms` real milliseconds, or until the sandbox stops. */
export async function wait(ms: number, stopped: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: stopped, ref: false }).catch(() => undefined);
}

/** `text` in a hundred pieces over `ms`. */
export function trickle(
  text: string,
  ms: number,
  stopped: AbortSignal,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  let sent = 0;
  return new ReadableStream({
    pull: async (body) => {
      await wait(ms / PIECES, stopped);
      body.enqueue(bytes.slice(sent, sent + size));
      sent += size;
      if (sent >= bytes.length || stopped.aborted) body.close();
    },
  });
}

/** 50 MB that begin like JSON. */
export function flood(): ReadableStream<Uint8Array> {
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

/** The first half. */
export function cutShort(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}
