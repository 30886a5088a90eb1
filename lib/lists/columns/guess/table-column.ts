import type { ColumnSample } from '@/lib/lists/columns/cells/column-sample';
import type { HeadingMeaning } from '@/lib/lists/columns/headings/read-heading';
import type { ColumnRole } from '@/lib/lists/model';

/** A column of which the role is to be found. */
export interface TableColumn {
  index: number;
  /** The words of its heading, as `headingWords` returns them; empty without a heading. */
  words: string;
  heading?: string;
  /** What the heading says; absent if it says nothing that is known. */
  meaning?: HeadingMeaning;
  sample: ColumnSample;
  /** Absent while nothing is known. */
  holds?: ColumnRole;
}

/** Returns the columns with one of these roles. */
export function columnsWith(
  columns: readonly TableColumn[],
  ...roles: readonly ColumnRole['role'][]
): TableColumn[] {
  return columns.filter(({ holds }) => holds && roles.includes(holds.role));
}
