import { isPipeTable } from './text/read-pipes';

/** The format of a file, by its first bytes. `text` is everything else. */
export type FileFormat = 'zip' | 'old-excel' | 'protected-workbook' | 'text';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound files: workbooks of Excel before 2007, and newer ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Where a workbook with a password is in its compound file. Names are in UTF-16 there. */
const ENCRYPTED = 'EncryptedPackage';

/** Recognises the format of a file by its content. */
export function fileFormatOf(bytes: Uint8Array): FileFormat {
  if (startsWith(bytes, ZIP)) return 'zip';
  if (!startsWith(bytes, COMPOUND)) return 'text';
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.includes([...ENCRYPTED].join('\0')) ? 'protected-workbook' : 'old-excel';
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** The format of a text. `binary` is no text at all. */
export type TextFormat = 'empty' | 'binary' | 'vcard' | 'json' | 'markup' | 'pipes' | 'csv';

/** Beginnings of formats. CSV begins with anything. */
const STARTS: readonly (readonly [TextFormat, RegExp])[] = [
  ['empty', /^$/],
  // PDF and RTF begin like text.
  ['binary', /^(?:%PDF-|\{\\rtf)/],
  ['vcard', /^BEGIN:VCARD/i],
  ['json', /^(?:\[\s*["{[\]]|\{\s*["}])/],
  ['markup', /^<(?:[!?]|(?:html|head|body|meta|table|style|div|span|center|b|p|br|font|tr)\b)/i],
];

/** Characters that are looked at. */
const SAMPLE = 20_000;

/** The largest share of control characters in text. */
const MAX_CONTROLS = 0.02;

/** Recognises the format of a text. */
export function textFormatOf(text: string): TextFormat {
  const sample = text.slice(0, SAMPLE).trim();
  const start = STARTS.find(([, pattern]) => pattern.test(sample));
  if (start) return start[0];
  if (shareOfControls(sample) > MAX_CONTROLS) return 'binary';
  return isPipeTable(sample) ? 'pipes' : 'csv';
}

/** What DOS ends a file with. */
const END_OF_FILE = '\u001A';

/** The share of control characters that text does not have: all but tabs, line ends and the end of a file. */
function shareOfControls(text: string): number {
  const controls = text.match(/[^\P{Cc}\s\u0080-\u009F]/gu) ?? [];
  return controls.filter((char) => char !== END_OF_FILE).length / text.length;
}
