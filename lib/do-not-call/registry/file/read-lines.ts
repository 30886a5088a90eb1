/** Some lines of a file. */
export interface LineBatch {
  /** The number of the first of them in the file, from 1. */
  firstLine: number;
  lines: string[];
  /** Bytes of the file that were read so far. */
  bytes: number;
}

/** A slice is split in some milliseconds, and reading the next one gives the page its turn. */
const SLICE_BYTES = 128 * 1024;

/** No line of a registry is as long as this. */
const MAX_LINE = 10_000;

const LINE_END = /\r\n|\n|\r/;

/** Reads a file slice by slice, as lines. Rejects if the file can't be read or has no lines, or at the signal. */
export async function* readLines(
  file: Blob,
  abortSignal: AbortSignal,
  sliceBytes = SLICE_BYTES,
): AsyncGenerator<LineBatch> {
  const decoder = new TextDecoder(await encodingOf(file));
  let [rest, firstLine] = ['', 1];
  for (let from = 0; from < file.size; from += sliceBytes) {
    abortSignal.throwIfAborted();
    const bytes = Math.min(file.size, from + sliceBytes);
    const slice = await file.slice(from, bytes).arrayBuffer();
    const isLast = bytes === file.size;
    const text = rest + decoder.decode(slice, { stream: !isLast });
    const lines = text.replace(isLast ? '' : /\r$/, '').split(LINE_END);
    // The slice may end within a line, or between CR and LF.
    rest = isLast ? '' : `${lines.pop()}${text.endsWith('\r') ? '\r' : ''}`;
    if (rest.length > MAX_LINE) throw new RangeError('no lines');
    yield { firstLine, lines, bytes };
    firstLine += lines.length;
  }
}

/** UTF-16 by its mark; every other encoding writes digits as UTF-8 does. */
async function encodingOf(file: Blob): Promise<string> {
  const [one, two] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
}
