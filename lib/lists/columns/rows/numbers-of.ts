import { countDigits } from '@/lib/lists/columns/cells/clean-cell';
import { type CellLabel, readLabel } from '@/lib/lists/columns/cells/label-in-cell';
import { type NumberInCell, numbersIn } from '@/lib/lists/columns/cells/numbers-in';
import type { WrittenNumber } from '@/lib/lists/model';
import type { NumberColumn, ReadingPlan } from './reading-plan';

/** Returns the numbers of a row, in the order of its columns, without faxes. */
export function numbersOf(cells: readonly string[], plan: ReadingPlan): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  for (const column of plan.numbers) {
    const cell = cells[column.column];
    if (!cell) continue;
    const labels = labelsOf(cells, column);
    for (const [index, number] of numbersIn(cell).entries()) {
      const label = number.label ?? labels[index] ?? labels[0] ?? column.label;
      if (label !== 'fax') numbers.push({ ...withCode(number, cells, column), label });
    }
  }
  return numbers;
}

/** The kinds that the row names for the numbers of a column. Google writes `Work ::: Mobile` for two. */
function labelsOf(cells: readonly string[], { labelColumn }: NumberColumn): CellLabel[] {
  const cell = labelColumn === undefined ? '' : (cells[labelColumn] ?? '');
  if (cell === '') return [];
  return cell.split(':::').map((label) => {
    const read = readLabel(label);
    return read ? read.label : 'other';
  });
}

/** A number with the code from its own column, unless it has one. */
function withCode(
  { text, isDamaged }: NumberInCell,
  cells: readonly string[],
  { codeColumn, isCallingCode }: NumberColumn,
): Omit<WrittenNumber, 'label'> {
  if (isDamaged) return { text, isDamaged };
  const code = codeColumn === undefined ? '' : (cells[codeColumn] ?? '');
  if (code === '' || countDigits(code) === 0 || /^\(?(?:\+|00)/.test(text)) return { text };
  return { text: isCallingCode ? withCallingCode(text, code) : withAreaCode(text, code) };
}

/** `44` and `020 7946 0123` are `+44 020 7946 0123`. A number that begins with the code may have it already. */
function withCallingCode(text: string, code: string): string {
  const digits = code.replace(/\D/g, '').replace(/^00/, '');
  return text.startsWith(digits) ? text : `+${digits} ${text}`;
}

/** A number of ten digits that begins with the area code has it already. */
function withAreaCode(text: string, code: string): string {
  const [own, area] = [text, code].map((each) => each.replace(/\D/g, '').replace(/^0/, ''));
  return own && area && own.startsWith(area) && own.length > 8 ? text : `${code} ${text}`;
}
