import { contactsOf } from '@/lib/lists/columns/contacts-of';
import { guessLayout } from '@/lib/lists/columns/guess-layout';
import { countryOfPlace } from '@/lib/lists/country/country-of-place';
import { type ListSource, readTable } from '@/lib/lists/formats/read-table';
import type { TextEncoding } from '@/lib/lists/formats/text/guess-encoding';
import type { ListContact, ListLayout, ListTable, TableRow } from '@/lib/lists/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** A contact with the country that its row names: one, several that contradict each other, or none. */
export interface PlacedContact extends ListContact {
  country?: string;
  conflict?: string[];
}

/** What a rep sees of a table before its contacts are read. */
export interface OpenedTable {
  layout: ListLayout;
  /** The first rows, preamble and headings included. */
  head: TableRow[];
  /** What each column holds in the first contact that has something there. */
  samples: string[];
}

/** A list that was opened. An address book has no table: it names its own fields. */
export interface Opening {
  table?: OpenedTable;
  /** The file does not show its encoding. The rep may know better. */
  guessedEncoding?: TextEncoding;
}

/** The contacts of one list at a time, as its rows say them. */
export interface ContactSource {
  /** Opens a list: its format, and what its columns hold. */
  open(source: ListSource): Promise<Opening | { problem: ProblemCode }>;
  /** Reads the contacts of a part of its rows. `done` of the `of` rows are read then. */
  contacts(
    layout: ListLayout | undefined,
    from: number,
    count: number,
  ): { contacts: PlacedContact[]; done: number; of: number };
  /** The cells of the row that starts on this line; none of an address book. */
  cells(line: number): string[];
}

/** Rows that are shown of a table's beginning, and that samples are taken from. */
const HEAD = 20;
const SAMPLED = 200;

/** Creates a source without a list. */
export function createContactSource(): ContactSource {
  let table: ListTable = { rows: [] };
  let book: ListContact[] | undefined;
  let byLine: Map<number, string[]> | undefined;

  return {
    async open(source) {
      const read = await readTable(source);
      if ('problem' in read) return read;
      book = 'contacts' in read ? read.contacts : undefined;
      table = 'table' in read ? read.table : { rows: [] };
      byLine = undefined;
      const { guessedEncoding } = read;
      return {
        ...(!book && { table: openedTable(table) }),
        ...(guessedEncoding && { guessedEncoding }),
      };
    },
    contacts(layout, from, count) {
      const firstRow = layout?.firstRow ?? 0;
      const of = book ? book.length : Math.max(0, table.rows.length - firstRow);
      const rows = table.rows.slice(firstRow + from, firstRow + from + count);
      const read = layout ? contactsOf({ rows }, { ...layout, firstRow: 0 }) : [];
      const contacts = (book?.slice(from, from + count) ?? read).map(placed);
      return { contacts, done: Math.min(of, from + count), of };
    },
    cells(line) {
      byLine ??= new Map(table.rows.map((row) => [row.line, row.cells]));
      return byLine.get(line) ?? [];
    },
  };
}

function openedTable(table: ListTable): OpenedTable {
  const layout = guessLayout(table);
  const rows = table.rows.slice(layout.firstRow, layout.firstRow + SAMPLED);
  const sampleOf = (column: number) => rows.find(({ cells }) => cells[column])?.cells[column] ?? '';
  return {
    layout,
    head: table.rows.slice(0, HEAD),
    samples: layout.columns.map((_, column) => sampleOf(column)),
  };
}

function placed(contact: ListContact): PlacedContact {
  return { ...contact, ...countryOfPlace(contact.place) };
}
