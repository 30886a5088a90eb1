import type Dexie from 'dexie';
import type { Table } from 'dexie';
import { describe, expect, it } from 'vitest';
import type { RowReaders } from '@/lib/database/row-readers';
import {
  checkedTablesOf,
  countUnreadable,
  exportUnreadable,
  removeUnreadable,
} from '@/lib/database/unreadable-rows';
import { garbageRows, rowsOfLaterVersion } from './garbage-rows';
import { putEach, shapeOf } from './put-garbage';

/** Tests each table of a database with good rows and with garbage. A table that is added is covered by itself. */
export function testTables<D extends Dexie>(
  database: D,
  readers: RowReaders<D>,
  good: Readonly<Record<keyof RowReaders<D>, readonly object[]>>,
): void {
  for (const checked of checkedTablesOf(database, readers)) {
    const rows = (good as Readonly<Record<string, Record<string, unknown>[]>>)[checked.table.name];
    testTable({ ...checked, good: rows ?? [] });
  }
}

interface TestedTable {
  table: Table;
  isReadable: (row: unknown) => boolean;
  good: Record<string, unknown>[];
}

function testTable({ table, isReadable, good }: TestedTable): void {
  const shape = shapeOf(table);
  const all = { table, isReadable };

  describe(`the table ${table.name}`, () => {
    it('can be read with the rows of this version, and of a later one', async () => {
      const later = rowsOfLaterVersion(good);
      for (const row of [...good, ...later])
        expect(isReadable(row), JSON.stringify(row)).toBe(true);
      await table.bulkPut(good);
      expect(sorted(await table.toArray())).toEqual(sorted(good));
      await table.bulkPut(later);
      expect(sorted(await table.toArray())).toEqual(sorted(later));
      await table.clear();
    });

    it('leaves out what is garbage, by every way to read, and keeps it stored', async () => {
      await table.bulkPut(good);
      const stored = await putEach(table, garbageRows(shape, good));
      const { readable, unreadable } = await countStored(all);
      expect(readable).toBeGreaterThanOrEqual(good.length);
      // Some tables are readable by their key alone.
      const [keyOnly] = garbageRows(shape, []);
      expect(unreadable > 0).toBe(!isReadable(keyOnly));

      expect(await table.toArray()).toHaveLength(readable);
      expect(await table.filter(() => true).toArray()).toHaveLength(readable);
      const keys = await table.toCollection().primaryKeys();
      expect(keys).toHaveLength(good.length + stored);
      const each = await Promise.all(keys.map((key) => table.get(key)));
      expect(each.filter((row) => row !== undefined)).toHaveLength(readable);
      const many = await table.bulkGet(keys);
      expect(many.filter((row) => row !== undefined)).toHaveLength(readable);
      const seen: unknown[] = [];
      await table.each((row) => seen.push(row));
      expect(seen).toHaveLength(readable);
      if (good.length > 0) {
        expect(isReadable(await table.toCollection().last())).toBe(true);
        expect(await table.reverse().limit(good.length).toArray()).toHaveLength(good.length);
      }

      const count = { table: table.name, count: unreadable };
      expect(await countUnreadable([all])).toEqual(unreadable > 0 ? [count] : []);
      const file = JSON.parse(await exportUnreadable([all])) as Record<string, unknown[]>;
      expect(file[table.name] ?? []).toHaveLength(unreadable);
      expect(await removeUnreadable([all])).toBe(unreadable);
      expect(await countUnreadable([all])).toEqual([]);
      expect(await table.count()).toBe(readable);
    });
  });
}

function sorted(rows: readonly unknown[]): unknown[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** Counts the stored rows that can be used, and the others. */
async function countStored({ table, isReadable }: Omit<TestedTable, 'good'>) {
  const keys = await table.toCollection().primaryKeys();
  const stored = await table.db.transaction('r', table, ({ idbtrans: trans }) =>
    table.core.getMany({ trans, keys, cache: 'immutable' }),
  );
  const readable = stored.filter(isReadable).length;
  return { readable, unreadable: stored.length - readable };
}
