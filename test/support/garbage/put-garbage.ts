import type { Table } from 'dexie';
import type { TableShape } from './garbage-rows';

/** Returns the shape of a table of Dexie's. */
export function shapeOf({ schema }: Table): TableShape {
  const { primKey, indexes } = schema;
  return {
    keyPath: primKey.keyPath ?? '',
    isAutoIncremented: primKey.auto === true,
    indexed: indexes.flatMap(({ keyPath }) => keyPath ?? []),
  };
}

/** Puts each row that the table takes: a unique index refuses some. Returns how many. */
export async function putEach(table: Table, rows: readonly object[]): Promise<number> {
  const put = await Promise.all(
    rows.map((row) =>
      table.put(row).then(
        () => 1,
        () => 0,
      ),
    ),
  );
  return put.reduce<number>((sum, one) => sum + one, 0);
}
