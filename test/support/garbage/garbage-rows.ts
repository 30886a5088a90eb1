/** A table, as IndexedDB describes it. */
export interface TableShape {
  /** The primary key: a field, or several. */
  keyPath: string | string[];
  isAutoIncremented: boolean;
  /** The fields of its indexes: `dueAt`, `record.campaign.id`. */
  indexed: string[];
}

type Row = Record<string, unknown>;

/** What a field may hold by mistake. */
const WRONG = [null, -7.5, 'garbage', true, {}, [], [null]];

/**
 * Rows of wrong shape for a table: without fields, with each wrong value in all fields, and copies of good rows in
 * which one field is wrong or missing. The shape alone gives most of them, so that a new table has some, too.
 */
export function garbageRows(shape: TableShape, good: readonly Row[]): Row[] {
  const keys = [shape.keyPath].flat();
  const named = [
    ...shape.indexed.map((path) => path.split('.')[0] ?? ''),
    ...good.flatMap(Object.keys),
  ];
  const fields = [...new Set(named)].filter((field) => !keys.includes(field));
  const copies = good.flatMap((row) =>
    fields.flatMap((field) => {
      const { [field]: _, ...rest } = row;
      return [rest, ...WRONG.map((value) => ({ ...row, [field]: value }))];
    }),
  );
  const rows = [
    {},
    ...WRONG.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
  ];
  return [...rows, ...copies].map((row, at) => ({ ...row, ...keyOf(shape, at, row) }));
}

/** Good rows as a later version may write them. */
export function rowsOfLaterVersion(good: readonly Row[]): Row[] {
  return good.map((row) => ({
    ...row,
    ...{ aLaterField: { of: ['a', 'later', 1] }, another: null },
  }));
}

/** A part of a key that has few values. */
const ENUMERATED = 'connector';

/** A key that no other row has, with parts of the row's own key where it has several. */
function keyOf({ keyPath, isAutoIncremented }: TableShape, at: number, row: Row): Row {
  const parts = [keyPath].flat();
  const varied = parts.find((part) => part !== ENUMERATED) ?? '';
  const isNumber = isAutoIncremented || typeof row[varied] === 'number';
  const others = parts.map((part) => [part, row[part] ?? `garbage-${at}`]);
  return { ...Object.fromEntries(others), [varied]: isNumber ? 1_000_000 + at : `garbage-${at}` };
}
