import type { TableRow } from '@/lib/lists/model';

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Reads CSV (RFC 4180) with any of the usual separators: the one on most of its first lines, or the one
 * that a spreadsheet names in a first line `sep=;`. A quoted cell may hold separators, line breaks and
 * doubled quotes. A quote that no other one closes is dropped: it does not swallow the rest. Empty lines are
 * left out.
 */
export function readCsv(text: string): TableRow[] {
  const { separator, from } = separatorOf(text);
  const cellAt = cellReader(text, separator);
  const rows: TableRow[] = [];
  let line = from === 0 ? 1 : 2;
  let at = from;
  while (at < text.length) {
    const row: TableRow = { line, cells: [] };
    let isRowOpen = true;
    while (isRowOpen) {
      const cell = cellAt(at);
      row.cells.push(cell.text);
      line += cell.breaks;
      isRowOpen = text.charAt(cell.end) === separator;
      at = isRowOpen ? cell.end + 1 : endOfLine(text, cell.end);
    }
    line += 1;
    if (row.cells.some((each) => each !== '')) rows.push(row);
  }
  return rows;
}

/** A cell: its text, where it ends, and the line breaks within. */
interface Cell {
  text: string;
  /** The index of the separator or line end behind it, or the length of the text. */
  end: number;
  breaks: number;
}

/** Reads the cell at an index. Indices must grow from call to call. */
function cellReader(text: string, separator: string): (at: number) => Cell {
  const closingQuote = quoteCloser(text, separator);

  return (at) => {
    const open = openingQuote(text, at, separator);
    if (open === -1) {
      const end = endOfCell(text, at, separator);
      return { text: text.slice(at, end).trim(), end, breaks: 0 };
    }
    const close = closingQuote(open);
    const end = endOfCell(text, Math.max(at, close + 1), separator);
    const quoted = text.slice(open + 1, close === -1 ? end : close);
    // Without a closing quote, the quotes of the cell go and its text stays.
    const plain = quoted.replaceAll(close === -1 ? /"("?)/g : /"(")/g, '$1').trim();
    return { text: plain, end, breaks: close === -1 ? 0 : breaksIn(quoted) };
  };
}

/** The quote with which the cell at an index begins, after spaces; -1 if it begins with none. */
function openingQuote(text: string, from: number, separator: string): number {
  let at = from;
  while (isBlank(text, at) && text.charAt(at) !== separator) at += 1;
  return text.charAt(at) === '"' ? at : -1;
}

/**
 * Finds the quote that closes a quoted cell: the cell ends after it. There is none if another cell seems to
 * begin with a quote before: then the first quote is only a character.
 */
function quoteCloser(text: string, separator: string): (open: number) => number {
  // From here on no cell is closed. Without this, a file of lone quotes would be read as often as it has some.
  let openFrom = Number.POSITIVE_INFINITY;

  return (open) => {
    if (open >= openFrom) return -1;
    let at = text.indexOf('"', open + 1);
    while (at !== -1) {
      const isDoubled = text.charAt(at + 1) === '"';
      if (!isDoubled && endsCell(text, at + 1, separator)) return at;
      if (!isDoubled && startsCell(text, at, separator)) return -1;
      at = text.indexOf('"', at + (isDoubled ? 2 : 1));
    }
    openFrom = open;
    return -1;
  };
}

function endsCell(text: string, from: number, separator: string): boolean {
  let at = from;
  while (isBlank(text, at) && text.charAt(at) !== separator) at += 1;
  return at >= text.length || isEnd(text.charCodeAt(at)) || text.charAt(at) === separator;
}

function startsCell(text: string, at: number, separator: string): boolean {
  return isEnd(text.charCodeAt(at - 1)) || text.charAt(at - 1) === separator;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function isEnd(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

function isBlank(text: string, at: number): boolean {
  const char = text.charAt(at);
  return char === ' ' || char === '\t' || char === '\u00A0';
}

function endOfCell(text: string, from: number, separator: string): number {
  const separatorCode = separator.charCodeAt(0);
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === separatorCode || isEnd(code)) break;
    at += 1;
  }
  return at;
}

/** The index behind a line end. */
function endOfLine(text: string, at: number): number {
  const isPair = text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED;
  return at + (isPair ? 2 : 1);
}

function breaksIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}

/** Lines that are looked at for the separator, and characters at most. */
const SAMPLE_LINES = 20;
const SAMPLE = 20_000;

/** The separator, and where the rows begin: after the line that names it, if there is one. */
function separatorOf(text: string): { separator: string; from: number } {
  const [line = '', separator] = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(text) ?? [];
  return { separator: separator ?? likelySeparator(text), from: line.length };
}

/** The separator on most of the first lines; of two that are on as many, the more frequent one. */
function likelySeparator(text: string): string {
  const unquoted = text.slice(0, SAMPLE).replaceAll(/"[^"]*"/g, '');
  const lines = unquoted.split(/\r\n?|\n/, SAMPLE_LINES);
  const scores = SEPARATORS.map((each) => {
    const counts = lines.map((line) => line.split(each).length - 1);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.filter((count) => count > 0).length + total / (total + 1);
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ',';
}
