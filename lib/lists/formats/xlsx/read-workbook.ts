import { readXlsx, type Sheet } from 'hucre/xlsx';
import type { ListTable, TableRow } from '@/lib/lists/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { cellText } from './cell-text';
import { workbookContents } from './workbook-sheets';

/** What a workbook may hold. Small files can unpack to what fills the memory. */
interface WorkbookLimits {
  unpackedBytes: number;
  cells: number;
}

const LIMITS: WorkbookLimits = { unpackedBytes: 400_000_000, cells: 10_000_000 };

/**
 * Reads the first sheet of a workbook (`.xlsx`, `.xlsm`) that is shown and has content. Cells are texts:
 * numbers with all digits, dates as in ISO 8601, formulas by the value that was saved. Only
 * `read-table.ts` imports this, when it is needed: the libraries behind it are large.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  limits = LIMITS,
): Promise<{ table: ListTable } | { problem: ProblemCode }> {
  try {
    const contents = workbookContents(bytes);
    if (!contents) return { problem: 'list-unreadable' };
    if (contents.unpackedSize > limits.unpackedBytes) return { problem: 'file-too-large' };
    for (const { name, index } of contents.sheets) {
      // `streamXlsxRows` of hucre 1.0 takes six times as long in Chromium 156: it moves all rows for each.
      const { sheets } = await readXlsx(bytes, { sheets: [index], readStyles: true });
      const [sheet] = sheets;
      if (sheet && sizeOf(sheet) > limits.cells) return { problem: 'file-too-large' };
      const rows = sheet ? rowsOf(sheet) : [];
      if (rows.length > 0) return { table: { rows, sheet: name } };
    }
    return { problem: 'list-empty' };
  } catch {
    // The libraries throw errors of many kinds for damaged files.
    return { problem: 'list-unreadable' };
  }
}

/** Cells of a sheet with those that are empty. */
function sizeOf({ rows }: Sheet): number {
  return rows.reduce((sum, row) => sum + row.length, 0);
}

/** The rows that are not empty, by the numbers that a spreadsheet shows. */
function rowsOf({ rows, cells }: Sheet): TableRow[] {
  return rows.flatMap((values, row) => {
    const texts = values.map((value, column) =>
      cellText(value, () => cells?.get(`${row},${column}`)?.style?.numFmt),
    );
    while (texts.at(-1) === '') texts.pop();
    return texts.length > 0 ? [{ line: row + 1, cells: texts }] : [];
  });
}
