/**
 * Writes rows as CSV (RFC 4180). An apostrophe disarms a cell that a spreadsheet would read as a
 * formula (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Byte-order mark before the first row, so that spreadsheets read UTF-8. */
export const CSV_START = '\uFEFF';

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a file: its cells, and the line on which it begins. The first line is 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Reads CSV (RFC 4180) with any of the usual separators: the one on most of its first lines, or the one
 * that a spreadsheet names in a first line `sep=;`. A quoted cell may hold separators,
 * line breaks and doubled quotes. Empty lines are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const { separator, from } = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = from === 0 ? 1 : 2;
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

  for (let at = from; at < text.length; at += 1) {
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

/** Lines that are looked at for the separator. */
const SAMPLE = 20;

/** The separator, and where the rows begin: after the line that names it, if there is one. */
function separatorOf(text: string): { separator: string; from: number } {
  const [line = '', separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return { separator: separator ?? likelySeparator(text), from: line.length };
}

/** The separator on most of the first lines; of two that are on as many, the more frequent one. */
function likelySeparator(text: string): string {
  const lines = text.split(/\r?\n|\r/, SAMPLE).map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const scores = SEPARATORS.map((each) => {
    const counts = lines.map((line) => line.split(each).length - 1);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.filter((count) => count > 0).length + total / (total + 1);
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ',';
}
