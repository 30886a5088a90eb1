import type { RowToImport } from '@/lib/do-not-call/model';
import type { TableRow } from '@/lib/lists/model';

type Column = 'area' | 'text' | 'words' | 'name' | 'by' | 'added';

/** Headings of files, in lower case. */
const HEADINGS: Record<Column, readonly string[]> = {
  area: [
    'area code',
    'areacode',
    'npa',
    'vorwahl',
    'ortsvorwahl',
    'indicatif',
    'prefijo',
    'رمز المنطقة',
  ],
  text: [
    ...[
      'entry',
      'number',
      'phone',
      'phone number',
      'telephone',
      'tel',
      'mobile',
      'email',
      'e-mail',
    ],
    ...['domain', 'company', 'nummer', 'rufnummer', 'telefon', 'telefonnummer', 'firma', 'الرقم'],
    ...['téléphone', 'numéro', 'teléfono', 'telefono', 'número'],
  ],
  words: ['words', 'reason', 'note', 'notes', 'comment', 'grund', 'notiz', 'bemerkung', 'السبب'],
  name: ['name', 'contact', 'kontakt', 'الاسم'],
  by: ['by', 'noted by', 'notiert von'],
  added: ['added', 'date', 'datum', 'hinzugefügt'],
};

/** Without headings, the first column names whom, and the second what was said. */
const WITHOUT_HEADINGS = new Map<Column, number>([
  ['text', 0],
  ['words', 1],
]);

/** The same for the files of the US registry: three digits of the area code, seven of the number. */
const AMERICAN = new Map<Column, number>([
  ['area', 0],
  ['text', 1],
  ['words', 2],
]);

/** The most that is read of a cell. */
const MAX_CELL = 5000;

/** The rows of a file as they are imported. A first row of headings says which column is which. */
export function rowsToImport(rows: readonly TableRow[]): RowToImport[] {
  const headings = columnsByHeading(rows[0]?.cells ?? []);
  const columns = headings.has('text') ? headings : columnsByForm(rows[0]?.cells ?? []);
  return rows.slice(headings.has('text') ? 1 : 0).map(({ line, cells }) => {
    const cell = (column: Column) => disarmed(cells[columns.get(column) ?? -1] ?? '');
    const [name, by, added] = [cell('name'), cell('by'), Date.parse(cell('added'))];
    return {
      line,
      text: textOf(cell('area'), cell('text'), columns).slice(0, 200),
      words: cell('words').slice(0, MAX_CELL),
      ...(name && { name: name.slice(0, 120) }),
      ...(by && { by: by.slice(0, 200) }),
      ...(Number.isFinite(added) && { addedAt: added }),
    };
  });
}

function columnsByForm([area = '', number = '']: readonly string[]): Map<Column, number> {
  const isAmerican = /^[2-9]\d{2}$/.test(area) && /^\d{3}-?\d{4}$/.test(number);
  return isAmerican ? AMERICAN : WITHOUT_HEADINGS;
}

/** Whom a row names. The form of the US registry has numbers of the US, whatever the rep's country is. */
function textOf(area: string, text: string, columns: Map<Column, number>): string {
  const whole = area && text ? `${area} ${text}` : text;
  return columns === AMERICAN ? `+1 ${whole}` : whole;
}

function columnsByHeading(cells: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    const name = cell.toLowerCase();
    for (const [column, headings] of Object.entries(HEADINGS) as [Column, readonly string[]][]) {
      if (headings.includes(name) && !found.has(column)) found.set(column, index);
    }
  }
  return found;
}

/** Takes off the apostrophe that our own export and spreadsheets put before `+` and `=`. */
function disarmed(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}
