/** Numbers of a registry that belong together: sorted, each once, as differences to the one before. */
export interface NumberChunk {
  /** The smallest, as an integer: the digits of its E.164 form. These have at most 15 digits, so a double is exact. */
  first: number;
  count: number;
  /** The differences as LEB128 varints: seven bits in a byte, the lowest first. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Few enough to be searched in microseconds, and enough that 5 million numbers are some 1,200 rows. */
export const CHUNK_SIZE = 4096;

/** An integer of 15 digits has 50 bits. */
const MAX_BYTES = 8;

const [BITS, HIGH_BIT] = [7, 0x80];

/** Returns whether a chunk holds a number. */
export function chunkHolds({ first, bytes }: NumberChunk, wanted: number): boolean {
  let number = first;
  for (let at = 0; number < wanted && at < bytes.length; ) {
    let scale = 1;
    let byte = HIGH_BIT;
    // Not by bit operations: those of JavaScript have 32 bits.
    while (byte >= HIGH_BIT) {
      byte = bytes[at++] ?? 0;
      number += (byte % HIGH_BIT) * scale;
      scale *= 1 << BITS;
    }
  }
  return number === wanted;
}

/** Writes sorted, distinct numbers as a chunk; at most {@link CHUNK_SIZE} of them. */
export function encodeChunk(sorted: Float64Array): NumberChunk {
  const [first = 0] = sorted;
  const bytes = new Uint8Array(sorted.length * MAX_BYTES);
  let end = 0;
  for (let at = 1; at < sorted.length; at += 1) {
    let rest = (sorted[at] ?? 0) - (sorted[at - 1] ?? 0);
    while (rest >= HIGH_BIT) {
      bytes[end++] = (rest % HIGH_BIT) + HIGH_BIT;
      rest = Math.floor(rest / HIGH_BIT);
    }
    bytes[end++] = rest;
  }
  return { first, count: sorted.length, bytes: bytes.slice(0, end) };
}
