/** Bytes that are looked at for the encoding. */
const SAMPLE = 4000;

/**
 * Decodes a file of a spreadsheet: UTF-16 or UTF-8 by its byte-order mark, UTF-16 if it has zero bytes,
 * UTF-8 if it is valid, else Windows-1252, in which older spreadsheets save.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = isMarkedUtf8(bytes) ? 'utf-8' : utf16Of(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function isMarkedUtf8([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** Text in no other encoding has zero bytes. In UTF-16 separators, line ends and digits have one each. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
