import type { IndexableType, Table } from 'dexie';

/**
 * Reads rows by their keys, in that order, until there are `limit` of them. Keys of rows that are gone or cannot be
 * read do not count.
 */
export async function readInOrder<Row, Key extends IndexableType>(
  table: Table<Row, Key>,
  keys: readonly Key[],
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < keys.length && rows.length < limit; at += limit) {
    const found = await table.bulkGet(keys.slice(at, at + limit));
    rows.push(...found.flatMap((row) => row ?? []));
  }
  return rows.slice(0, limit);
}
