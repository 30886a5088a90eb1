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
