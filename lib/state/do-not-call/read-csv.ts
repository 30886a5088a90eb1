/** A row of a file: its cells, and the line on which it begins. The first line is 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Decodes a file of a spreadsheet: UTF-8 or UTF-16 by its byte-order mark, UTF-8 if it is valid, else
 * Windows-1252, in which older spreadsheets save.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads CSV (RFC 4180) with any of the usual separators, the one that its first line has most of. A
 * quoted cell may hold separators, line breaks and doubled quotes. Empty lines are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let quoted = false;

  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((each) => each !== '')) rows.push(row);
    row = { line, cells: [] };
  };

  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\n') line += 1;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += char;
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
    else if (text.charAt(at + 1) !== '\n') endRow();
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const counts = SEPARATORS.map((each) => first.split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
