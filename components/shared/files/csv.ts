/**
 * Writes rows as CSV (RFC 4180). An apostrophe disarms a cell that a spreadsheet would read as a
 * formula (OWASP, CSV injection). With `keepsNumbers`, a number such as `+44 20 7946 0123` stays as it is:
 * it can run nothing, and a CRM that imports the file needs it so.
 */
export function csvOf(
  rows: readonly (readonly string[])[],
  { keepsNumbers = false }: { keepsNumbers?: boolean } = {},
): string {
  const write = (text: string) => quoted(keepsNumbers && NUMBER.test(text) ? text : disarmed(text));
  return rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
}

/** A sign and digits as numbers are written: no letter, so neither a function nor another cell. */
const NUMBER = /^[+-][\d\s().,/-]*$/;

/** Byte-order mark before the first row, so that spreadsheets read UTF-8. */
export const CSV_START = '\uFEFF';

function disarmed(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
