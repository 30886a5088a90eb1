import type { SeededRandom } from '@/test/soak/random';

/** An encoding that spreadsheets save lists in. */
export type ListEncoding = 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'windows-1252';

/** An encoding, and how it writes. */
interface Encoding {
  name: ListEncoding;
  encode: (text: string) => Uint8Array;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (text: string, size: 1 | 2) => {
  const bytes = new Uint8Array(text.length * size);
  for (let at = 0; at < text.length; at += 1) {
    bytes[at * size] = text.charCodeAt(at) % 256;
    if (size === 2) bytes[at * size + 1] = text.charCodeAt(at) >> 8;
  }
  return bytes;
};

const encodings: readonly Encoding[] = [
  { name: 'utf-8', encode: utf8 },
  { name: 'utf-8 with mark', encode: (text) => utf8(`\ufeff${text}`) },
  { name: 'utf-16le', encode: (text) => bytesOf(`\ufeff${text}`, 2) },
  // Of Windows-1252, what it shares with Latin-1.
  { name: 'windows-1252', encode: (text) => bytesOf(text, 1) },
];

/** The encodings that can hold a text. */
export function encodingsFor(text: string): readonly Encoding[] {
  const isLatin = /^[\p{ASCII}\u00a0-\u00ff]*$/u.test(text);
  return encodings.filter(({ name }) => isLatin || name !== 'windows-1252');
}

/** Writes rows as a spreadsheet would, and says on which line each of them is. */
export function writeRows(
  random: SeededRandom,
  rows: readonly (readonly string[])[],
): { text: string; lines: number[] } {
  const separator = random.pick([',', ';', '\t', '|']);
  const end = random.pick(['\n', '\r\n']);
  const quotesAll = random.chance(0.4);
  const lines: number[] = [];
  let line = 1;
  let text = '';
  for (const row of rows) {
    lines.push(line);
    const written = row.map((cell) => quoted(cell, separator, quotesAll)).join(separator);
    line += 1 + (written.match(/\n/g)?.length ?? 0);
    text += written + end;
  }
  return { text, lines };
}

function quoted(cell: string, separator: string, always: boolean): string {
  const isNeeded = cell.includes(separator) || /["\n\r]/.test(cell);
  return always || isNeeded ? `"${cell.replaceAll('"', '""')}"` : cell;
}
