import { type CellKind, isNameCell } from '@/lib/lists/columns/cells/cell-kind';
import { type ColumnSample, shareOf } from '@/lib/lists/columns/cells/column-sample';
import { countryOfPlace } from '@/lib/lists/country/country-of-place';
import { columnsWith, type TableColumn } from './table-column';

/** Most cells, and almost all. */
const MOST = 0.6;
const ALMOST_ALL = 0.9;

/**
 * Finds the roles of columns whose headings say nothing, by their cells: mail addresses, numbers, names of
 * countries. Strict if the list has a column of numbers already: then only numbers with a country code are
 * numbers for sure. Changes `columns`.
 */
export function guessRolesByCells(columns: readonly TableColumn[]): void {
  const unknown = () => columns.filter(({ holds }) => !holds);
  joinAreaCodes(columns);
  if (columnsWith(columns, 'email').length === 0) {
    const email = unknown().find(({ sample }) => shareOf(sample, 'email') >= MOST);
    if (email) email.holds = { role: 'email' };
  }
  for (const column of numberColumns(unknown(), hasNumbers(columns))) {
    const isFirst = !hasNumbers(columns);
    column.holds = { role: 'number', label: isFirst ? 'main' : 'other' };
  }
  if (columnsWith(columns, 'country').length === 0) {
    const country = unknown().find(
      ({ sample }) => shareOfCells(sample, isCountryName) >= ALMOST_ALL,
    );
    if (country) country.holds = { role: 'country' };
  }
}

function hasNumbers(columns: readonly TableColumn[]): boolean {
  return columnsWith(columns, 'number').some(({ sample }) => sample.cells.length > 0);
}

/** The columns of numbers among those that nothing is known of. */
function numberColumns(unknown: readonly TableColumn[], isStrict: boolean): TableColumn[] {
  const holding = (...kinds: CellKind[]) =>
    unknown.filter(({ sample }) => shareOf(sample, ...kinds) >= MOST);
  if (isStrict) return holding('international');
  const written = holding('international', 'written');
  if (written.length > 0) return written;
  const digits = holding('international', 'written', 'digits', 'damaged');
  const shaped = digits.filter(({ sample }) => shareOfCells(sample, isAmerican) >= ALMOST_ALL);
  if (shaped.length > 0) return shaped;
  const uncounted = digits.filter(({ sample }) => !counts(sample));
  return (uncounted.length > 0 ? uncounted : digits).slice(0, 1);
}

function shareOfCells({ cells }: ColumnSample, passes: (cell: string) => boolean): number {
  return cells.filter(passes).length / Math.max(1, cells.length);
}

/** Ten digits as in North America: area code and exchange begin with 2 to 9. */
function isAmerican(cell: string): boolean {
  return /^'?1?[2-9]\d{2}[2-9]\d{6}$/.test(cell);
}

/** Returns whether the cells are numbers that count up, as ids do. */
function counts({ cells }: ColumnSample): boolean {
  const numbers = cells.map((cell) => Number(cell.replace(/\D/g, '')));
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  return steps.length > 1 && (steps.every((step) => step > 0) || steps.every((step) => step < 0));
}

/** Three digits beside seven: the format of lists of the US, `212,5550134`. */
function joinAreaCodes(columns: readonly TableColumn[]): void {
  for (const [index, column] of columns.entries()) {
    const next = columns[index + 1];
    if (!next || column.holds || (next.holds && next.holds.role !== 'number')) continue;
    const isPair =
      shareOfCells(column.sample, (cell) => /^\(?[2-9]\d{2}\)?$/.test(cell)) >= ALMOST_ALL &&
      shareOfCells(next.sample, (cell) => /^\d{3}[ .-]?\d{4}$/.test(cell)) >= ALMOST_ALL;
    if (!isPair) continue;
    column.holds = { role: 'area-code' };
    next.holds ??= { role: 'number', label: 'main' };
  }
}

/** Codes of two letters may be states: `CA`, `DE`. */
function isCountryName(cell: string): boolean {
  const place = /^(?!uk)[a-z]{2}$/i.test(cell) ? undefined : countryOfPlace({ country: cell });
  return place !== undefined && 'country' in place;
}

/** Ends of company names. */
const LEGAL_FORMS =
  /(?:^|[\s,.])(?:inc|llc|ltd|limited|plc|corp|co|gmbh|ag|kg|ohg|ug|se|sa|sas|sarl|sl|srl|spa|bv|nv|oy|ab|as|pty|pvt|ltda|lda|group|holding)\.?$|株式会社|有限会社|شركة/i;

/** Finds names and companies by the cells, in a list whose headings name neither. Changes `columns`. */
export function guessNamesByCells(columns: readonly TableColumn[]): void {
  if (columnsWith(columns, 'name', 'first-name', 'last-name', 'company').length > 0) return;
  const words = columns.filter(({ holds, sample }) => !holds && isNameColumn(sample));
  const company = words.find(({ sample }) => shareOfCells(sample, isCompany) >= 0.3);
  if (company) company.holds = { role: 'company' };
  const [first] = words.filter((column) => column !== company);
  if (!first) return;
  const next = words.find((column) => column.index === first.index + 1 && column !== company);
  const isPair = next && isOneWord(first.sample) && isOneWord(next.sample);
  first.holds = { role: isPair ? 'first-name' : 'name' };
  if (isPair) next.holds = { role: 'last-name' };
}

function isCompany(cell: string): boolean {
  return LEGAL_FORMS.test(cell.replaceAll('.', ''));
}

/** Names differ from row to row; a status does not. Codes of states are no names. */
function isNameColumn(sample: ColumnSample): boolean {
  const differing = new Set(sample.cells).size / Math.max(1, sample.cells.length);
  const isName = (cell: string) => isNameCell(cell) && !/^[A-Z]{2,3}$/.test(cell);
  return shareOfCells(sample, isName) >= 0.8 && differing > 0.5;
}

function isOneWord(sample: ColumnSample): boolean {
  return shareOfCells(sample, (cell) => !/\s/.test(cell)) >= 0.8;
}
