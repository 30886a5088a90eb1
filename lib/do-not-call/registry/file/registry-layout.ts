/** How the lines of a registry's file hold their numbers. */
export interface RegistryLayout {
  /** Between the cells of a line; absent in a file of one column. */
  separator?: string;
  /** The column of the number, or of its area code. */
  column: number;
  /** The next column goes on with the number: `212,5550134`. */
  isSplit: boolean;
  /** Lines before the first number: headings. */
  headings: number;
}

/** What the first lines of a registry's file say of it. */
export interface RegistryHead {
  layout: RegistryLayout;
  /** The numbers of these lines, as {@link numberTextIn} gives them. */
  numbers: string[];
  /** The form is that of the US registry: three digits and seven. */
  isAmerican: boolean;
  /** It lists additions and deletions (`A`, `D`), not all numbers. */
  isChangeList: boolean;
}

const SEPARATORS = [',', ';', '\t', '|'];

/** A part of the lines that may be anything else: headings, wrong lines. */
const MOST = 0.8;

/** What may stand between the digits of a number. */
const SIGNS = /[\s().\-/"'\u00a0]/g;

const NUMBER = /^\+?\d{5,17}$/;
const AREA_CODE = /^0?\d{2,5}$/;
const LOCAL_NUMBER = /^\d{5,8}$/;
const [AMERICAN_AREA, AMERICAN_NUMBER] = [/^[2-9]\d{2}$/, /^\d{7}$/];
const HEADING = /\p{L}/u;

/** Recognises the form of a registry's file by its first lines; undefined if most of them hold no number. */
export function readRegistryHead(lines: readonly string[]): RegistryHead | undefined {
  const headings = headingsIn(lines);
  const sample = lines.slice(headings).filter((line) => line.trim() !== '');
  const separator = SEPARATORS.find((each) => share(sample, (line) => line.includes(each)) >= MOST);
  const rows = sample.map((line) => cellsOf(line, separator));
  const column = columnOfNumbers(rows);
  if (!column) return undefined;
  const layout = { ...column, headings, ...(separator !== undefined && { separator }) };
  const [area, local] = [column.column, column.column + 1];
  return {
    layout,
    numbers: sample.flatMap((line) => numberTextIn(line, layout) || []),
    isAmerican:
      column.isSplit &&
      share(rows, (cells) => AMERICAN_AREA.test(cells[area] ?? '')) >= MOST &&
      share(rows, (cells) => AMERICAN_NUMBER.test(cells[local] ?? '')) >= MOST,
    isChangeList: share(rows, (cells) => cells.some((cell) => /^[AD]$/i.test(cell))) >= MOST,
  };
}

/** The digits of a line's number, perhaps after a `+`; empty for an empty line, undefined for any other. */
export function numberTextIn(line: string, layout: RegistryLayout): string | undefined {
  const { column, isSplit, separator } = layout;
  const cells = separator === undefined ? [line.replaceAll(SIGNS, '')] : cellsOf(line, separator);
  const text = isSplit ? `${cells[column]}${cells[column + 1]}` : (cells[column] ?? '');
  if (NUMBER.test(text)) return text;
  return line.trim() === '' ? '' : undefined;
}

/** The cells of a line, without spaces, quotes and what else stands between digits. */
function cellsOf(line: string, separator: string | undefined): string[] {
  const cells = separator === undefined ? [line] : line.split(separator);
  return cells.map((cell) => cell.replaceAll(SIGNS, ''));
}

/** Lines of words before the first line that may hold a number. */
function headingsIn(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '' && !isHeading(line));
  return Math.max(0, first);
}

function isHeading(line: string): boolean {
  return HEADING.test(line) && !/\d{5}/.test(line.replaceAll(SIGNS, ''));
}

function columnOfNumbers(
  rows: readonly string[][],
): Pick<RegistryLayout, 'column' | 'isSplit'> | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const holds = (column: number, pattern: RegExp) =>
    share(rows, (cells) => pattern.test(cells[column] ?? '')) >= MOST;
  const split = columns.find((at) => holds(at, AREA_CODE) && holds(at + 1, LOCAL_NUMBER));
  if (split !== undefined) return { column: split, isSplit: true };
  const whole = columns.find((at) => holds(at, NUMBER));
  return whole === undefined ? undefined : { column: whole, isSplit: false };
}

function share<T>(all: readonly T[], passes: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(passes).length / all.length;
}
