import { guessEncoding, type TextEncoding } from './guess-encoding';

/** Bytes that are looked at for zeros. */
const SAMPLE = 4000;

/**
 * Decodes a text file: as UTF-16 or UTF-8 by its byte-order mark, as UTF-16 if every other byte is often
 * zero, as UTF-8 if it is valid, else in the encoding that it looks like. A given encoding is taken as it is;
 * throws a `RangeError` for one that browsers do not know.
 */
export function decodeText(bytes: Uint8Array, encoding: string = encodingOf(bytes)): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Returns the encoding of a text file. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  if (isMarkedUtf8(bytes)) return 'utf-8';
  return utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : guessEncoding(bytes));
}

/** Returns whether the encoding is Unicode, which a file shows by itself. Others are only guessed. */
export function isUnicode(encoding: TextEncoding): boolean {
  return encoding.startsWith('utf-');
}

function isMarkedUtf8([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** Programs that cut a text after so many bytes leave half characters in UTF-8. Other encodings have few whole ones. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return isRarelyBroken(new TextDecoder('utf-8').decode(bytes));
  }
}

const REPLACEMENT = 0xfffd;

function isRarelyBroken(text: string): boolean {
  let broken = 0;
  let foreign = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === REPLACEMENT) broken += 1;
    else if (code > 0x7f) foreign += 1;
  }
  return broken * 10 <= foreign;
}

/** In UTF-16 separators, line ends and digits have a zero each, always on the same side. */
function utf16Of(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 10) return undefined;
  if (odd > 10 * even) return 'utf-16le';
  return even > 10 * odd ? 'utf-16be' : undefined;
}
