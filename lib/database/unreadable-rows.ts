import type Dexie from 'dexie';
import type { Table } from 'dexie';
import type { UnreadableCount } from './model';
import type { IsReadable, RowReaders } from './row-readers';

/** A table of a database, and which of its rows can be used. */
export interface CheckedTable {
  table: Table;
  isReadable: IsReadable;
  /** What is stored in place of an unreadable row that is removed; nothing by default. */
  inPlaceOf?: ((key: unknown) => object | undefined) | undefined;
  /** Its rows never leave the browser, not even in a file of the rep's. */
  isSecret?: boolean | undefined;
}

/** The tables of a database, to look for unreadable rows. `more` says what is special about some. */
export function checkedTablesOf<D extends Dexie>(
  database: D,
  readers: RowReaders<D>,
  more: { [N in keyof RowReaders<D>]?: Pick<CheckedTable, 'inPlaceOf' | 'isSecret'> } = {},
): CheckedTable[] {
  const checks: Readonly<Record<string, IsReadable>> = readers;
  const special: Readonly<Record<string, object>> = more as Record<string, object>;
  return database.tables.map((table) => ({
    ...{ table, isReadable: checks[table.name] ?? (() => true) },
    ...special[table.name],
  }));
}

/** Counts the unreadable rows of each table that has some. It reads all tables, in steps. */
export async function countUnreadable(tables: readonly CheckedTable[]): Promise<UnreadableCount[]> {
  const counts: UnreadableCount[] = [];
  for (const checked of tables) {
    let count = 0;
    await eachUnreadable(checked, (keys) => {
      count += keys.length;
    });
    if (count > 0) counts.push({ table: checked.table.name, count });
  }
  return counts;
}

/** Returns the unreadable rows as JSON, by table, as they are stored. Secret ones are left out. */
export async function exportUnreadable(tables: readonly CheckedTable[]): Promise<string> {
  const found: Record<string, unknown[]> = {};
  for (const checked of tables.filter(({ isSecret }) => !isSecret)) {
    const { name } = checked.table;
    await eachUnreadable(checked, (_, rows) => {
      found[name] = [...(found[name] ?? []), ...rows];
    });
  }
  return JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? `${value}` : value), 1);
}

/** Removes the unreadable rows. Returns how many. */
export async function removeUnreadable(tables: readonly CheckedTable[]): Promise<number> {
  let removed = 0;
  for (const checked of tables) {
    const { table, inPlaceOf } = checked;
    await eachUnreadable(checked, async (keys) => {
      await table.bulkDelete(keys);
      await table.bulkPut(keys.flatMap((key) => inPlaceOf?.(key) ?? []));
      removed += keys.length;
    });
  }
  return removed;
}

/** Returns the keys under which rows are stored, even such that cannot be read, in their order. */
export async function storedAmong<Key>(table: Table, keys: readonly Key[]): Promise<Key[]> {
  const rows = await rowsAsStored(table, [...keys]);
  return keys.filter((_, at) => rows[at] !== undefined);
}

/** Rows per transaction. */
const STEP_SIZE = 1_000;

/** Calls back with the unreadable rows of a table, as they are stored, in steps. */
async function eachUnreadable(
  { table, isReadable }: CheckedTable,
  onRows: (keys: unknown[], rows: unknown[]) => Promise<void> | void,
): Promise<void> {
  let keys = await nextKeys(table);
  while (keys.length > 0) {
    const rows = await rowsAsStored(table, keys);
    const isWrong = (_: unknown, at: number) => rows[at] !== undefined && !isReadable(rows[at]);
    const wrong = keys.filter(isWrong);
    if (wrong.length > 0) await onRows(wrong, rows.filter(isWrong));
    keys = await nextKeys(table, keys.at(-1));
  }
}

function nextKeys(table: Table, after?: unknown): PromiseLike<unknown[]> {
  const rows = after === undefined ? table.toCollection() : table.where(':id').above(after);
  return rows.limit(STEP_SIZE).primaryKeys();
}

/** With `cache`, nothing is left out (leave-out-unreadable.ts). */
function rowsAsStored(table: Table, keys: unknown[]): PromiseLike<unknown[]> {
  return table.db.transaction('r', table, ({ idbtrans: trans }) =>
    table.core.getMany({ trans, keys, cache: 'immutable' }),
  );
}
