import type { NumberChunk } from './number-chunk';

/** A chunk as it crosses worlds: Chrome passes messages as JSON, which has no bytes. */
export interface ChunkText extends Omit<NumberChunk, 'bytes'> {
  /** In Base64. */
  bytes: string;
}

/** Writes a chunk as text. */
export function chunkToText({ bytes, ...chunk }: NumberChunk): ChunkText {
  return { ...chunk, bytes: btoa(String.fromCharCode(...bytes)) };
}

/** Reads a chunk from its text. Throws if it is no Base64. */
export function chunkFromText({ bytes, ...chunk }: ChunkText): NumberChunk {
  return { ...chunk, bytes: Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)) };
}
