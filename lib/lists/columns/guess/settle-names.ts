import { wordPattern } from '@/lib/lists/columns/headings/heading-words';
import type { TableRow } from '@/lib/lists/model';
import { columnsWith, type TableColumn } from './table-column';

/** Words for a whole name, which are also the family name beside `Vorname`, or the given one beside `Apellidos`. */
const ANY_NAME = /^(?:name|nom|nombre|nome|naam|नाम|اسم|名前|氏名)$/;

/** Words of a person at a company. */
const CONTACT_PERSON = wordPattern(`
  contact contactpersoon contactnaam decision_maker kontakt* ansprechpartner* ansprechperson contacto contato contatto
  referente interlocuteur 担当者* 連絡先 取引先責任者 संपर्क جهة_اتصال
`);

/** Rows that are compared. */
const ROWS = 100;

/**
 * Decides what headings of names mean together: `Name` beside `Vorname` is the family name, `Nombre`
 * beside `Apellidos` the given one, and `Customer` beside `Contact person` a company. Changes `columns`.
 */
export function settleNames(columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  settleCompanies(columns);
  const whole = columnsWith(columns, 'name').find(({ words }) => ANY_NAME.test(words));
  const [first] = columnsWith(columns, 'first-name');
  const [last] = columnsWith(columns, 'last-name');
  const part = first ?? last;
  if (!whole || !part || (first && last) || contains(rows, whole, part)) return;
  whole.holds = { role: first ? 'last-name' : 'first-name' };
}

function settleCompanies(columns: readonly TableColumn[]): void {
  const names = columnsWith(columns, 'name');
  const others = names.filter(({ words }) => !CONTACT_PERSON.test(words));
  if (others.length === names.length) return;
  const hasCompany = columnsWith(columns, 'company').length > 0;
  for (const column of others) column.holds = { role: hasCompany ? 'other' : 'company' };
}

/** Returns whether the cells of one column mostly hold those of the other, row by row. */
function contains(rows: readonly TableRow[], whole: TableColumn, part: TableColumn): boolean {
  const pairs = rows.slice(0, ROWS).flatMap(({ cells }) => {
    const [long = '', short = ''] = [cells[whole.index], cells[part.index]];
    return long !== '' && short !== '' ? [long.includes(short)] : [];
  });
  return pairs.length > 0 && pairs.filter(Boolean).length * 2 > pairs.length;
}
