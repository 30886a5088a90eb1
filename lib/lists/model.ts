/**
 * A list of contacts that a rep brings along: an export of a CRM, a spreadsheet, an address book or pasted
 * text. The queue and the do-not-call list start it with bytes or text; it answers with contacts, each with
 * all its numbers as they were written. It is pure: no DOM, no browser, no numbering plans. Which country a
 * national number belongs to is never guessed here: a row says it, or the rep is asked.
 */

/** A row of a table: its cells, trimmed, and the line of the file on which it starts (from 1). */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A table as a file holds it. Rows of any length; empty rows are left out. */
export interface ListTable {
  rows: TableRow[];
  /** The name of the sheet, in a workbook. */
  sheet?: string;
}

/** What kind of number it is. A fax is no number to call, and none of these. */
export const numberLabels = [
  ...(['mobile', 'direct', 'work', 'company', 'main', 'home', 'other'] as const),
] as const;

/** One of {@link numberLabels}. */
export type NumberLabel = (typeof numberLabels)[number];

/** What a column of a list holds. */
export type ColumnRole =
  /** Numbers of this kind; a cell may hold several. */
  | { role: 'number'; label: NumberLabel }
  /** The area code of the number in the next column: `212`, `5550134`. */
  | { role: 'area-code' }
  /** What kind of number the next number column holds, as Google Contacts writes it. */
  | { role: 'number-label' }
  | { role: 'name' | 'first-name' | 'last-name' | 'email' | 'company' | 'owner' }
  | { role: 'country' | 'region' | 'city' | 'address' | 'postcode' }
  | { role: 'record-id' | 'record-url' }
  /** Numbers that are not called, and all that a queue has no use for. */
  | { role: 'fax' | 'other' };

/** A column: its heading, if the list has headings, and what it holds. */
export interface ListColumn {
  heading?: string;
  holds: ColumnRole;
}

/** How a table is read. The rep can change every column. */
export interface ListLayout {
  columns: ListColumn[];
  /** The index in {@link ListTable.rows} of the first row with a contact: after preamble and headings. */
  firstRow: number;
  /** The CRM whose export this is, as its headings show it: `hubspot`, `odoo`. Names as in `lib/crm`. */
  crm?: string;
  /** The kind of record that the rows are, as the CRM names it: `contact`, `res.partner`. */
  recordType?: string;
}

/** A number as it was written, with its kind. */
export interface WrittenNumber {
  text: string;
  label: NumberLabel;
  /** A spreadsheet destroyed the number: only `4.93023E+11` is left of it. */
  isDamaged?: true;
}

/** Where a contact is, in the words of the list. */
export interface ContactPlace {
  country?: string;
  region?: string;
  city?: string;
  address?: string;
  postcode?: string;
}

/** The record of a CRM that a contact came from. */
export interface ContactRecord {
  crm: string;
  type: string;
  id: string;
  /** The address that shows the record, if the list has one. */
  url?: string;
}

/** A contact of a list. */
export interface ListContact {
  /** The line of the file on which it starts, from 1. */
  line: number;
  name?: string;
  email?: string;
  company?: string;
  owner?: string;
  /** In the order of the list. Empty if the contact has no number. */
  numbers: WrittenNumber[];
  place: ContactPlace;
  record?: ContactRecord;
}
