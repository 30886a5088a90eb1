/**
 * Rows as CSV (RFC 4180), with a byte-order mark so that spreadsheets read it as UTF-8. A cell that a
 * spreadsheet would take for a formula is defused by an apostrophe (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Stands before the first row. */
export const CSV_START = '\uFEFF';

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
