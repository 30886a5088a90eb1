import type { ListContact, ListTable, TableRow } from '@/lib/lists/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { readMarkup } from './markup/read-markup';
import { readJson } from './read-json';
import { fileFormatOf, type TextFormat, textFormatOf } from './recognise-format';
import { declaredEncoding } from './text/declared-encoding';
import { decodeText, encodingOf, isUnicode } from './text/decode-text';
import type { TextEncoding } from './text/guess-encoding';
import { readCsv } from './text/read-csv';
import { readPipes } from './text/read-pipes';
import { readVCards } from './vcard/read-vcards';

/** A list as a rep brings it: a file, or what was pasted. */
export type ListSource =
  /** `encoding` is what the rep chose, where the guess was wrong. */
  | { name?: string; bytes: Uint8Array; encoding?: TextEncoding }
  /** `html` is the same in the clipboard as a web page has it. A table in it is preferred to the text. */
  | { text: string; html?: string };

/** What a list holds: a table, the contacts of an address book, or why it can't be read. */
export type ReadList =
  | { table: ListTable; guessedEncoding?: TextEncoding }
  | { contacts: ListContact[]; guessedEncoding?: TextEncoding }
  | { problem: ProblemCode };

/** Bytes of a file, or characters of a text. */
const MAX_SIZE = 50_000_000;

/**
 * Reads a list: CSV, workbooks (`.xlsx`), vCards, JSON, and tables of HTML, Markdown and spreadsheets that
 * were pasted. The content says which, not the name of the file. A broken list is a problem, never an
 * error. `guessedEncoding` is there if the file does not show its encoding: the rep may know better.
 */
export async function readTable(source: ListSource): Promise<ReadList> {
  if ('text' in source) return readPasted(source);
  const { bytes, encoding } = source;
  if (bytes.length > MAX_SIZE) return { problem: 'file-too-large' };
  switch (fileFormatOf(bytes)) {
    case 'zip': {
      const { readWorkbook } = await import('./xlsx/read-workbook');
      return readWorkbook(bytes);
    }
    case 'protected-workbook':
      return { problem: 'file-protected' };
    case 'old-excel':
      return { problem: 'file-old-excel' };
    case 'text':
      return readTextFile(bytes, encoding);
  }
}

function readPasted({ text, html }: { text: string; html?: string }): ReadList {
  if (text.length > MAX_SIZE) return { problem: 'file-too-large' };
  const rows = html && html.length <= MAX_SIZE ? readMarkup(html) : undefined;
  return rows && rows.length > 0 ? { table: { rows } } : readText(text, textFormatOf(text));
}

function readTextFile(bytes: Uint8Array, chosen: TextEncoding | undefined): ReadList {
  const encoding = chosen ?? encodingOf(bytes);
  const text = decodeText(bytes, encoding);
  const format = textFormatOf(text);
  if (chosen || isUnicode(encoding)) return readText(text, format);
  const declared = NAMING.includes(format) ? declaredEncoding(text) : undefined;
  if (declared) return readText(decodeText(bytes, declared), format);
  const list = readText(text, format);
  return 'problem' in list ? list : { ...list, guessedEncoding: encoding };
}

/** Formats that can name their encoding. */
const NAMING: readonly TextFormat[] = ['vcard', 'markup'];

function readText(text: string, format: TextFormat): ReadList {
  if (format === 'empty') return { problem: 'list-empty' };
  if (format !== 'vcard') return tableOf(READERS[format](text));
  const contacts = readVCards(text);
  return contacts.length > 0 ? { contacts } : { problem: 'list-empty' };
}

/** The readers of tables; undefined for what is no table. */
const READERS: Readonly<
  Record<Exclude<TextFormat, 'empty' | 'vcard'>, (text: string) => TableRow[] | undefined>
> = {
  binary: () => undefined,
  json: readJson,
  markup: readMarkup,
  pipes: readPipes,
  csv: readCsv,
};

function tableOf(rows: TableRow[] | undefined): ReadList {
  if (!rows) return { problem: 'list-unreadable' };
  return rows.length > 0 ? { table: { rows } } : { problem: 'list-empty' };
}
