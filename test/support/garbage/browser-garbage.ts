import type { Page } from 'puppeteer-core';
import { garbageRows, type TableShape } from './garbage-rows';

/** A table of one of our databases, as the browser has it. */
export interface StoredTable extends TableShape {
  database: string;
  table: string;
}

/** All tables of all our databases, read by one of our own pages. */
export function storedTables(ownPage: Page): Promise<StoredTable[]> {
  return ownPage.evaluate(describeTables);
}

/**
 * Fills a table with garbage. What has one row under a fixed key gets that row without values, too. Returns how many
 * rows the browser took.
 */
export async function fillWithGarbage(
  ownPage: Page,
  shape: StoredTable,
  good: readonly Record<string, unknown>[],
): Promise<number> {
  const rows = garbageRows(shape, good);
  const fixed = FIXED_KEYS[shape.table] ?? [];
  const [empty] = rows.filter((row) => Object.values(row).includes(null));
  const underFixedKeys = fixed.map((key) => ({ ...empty, [String(shape.keyPath)]: key }));
  return ownPage.evaluate(putAny, shape.database, shape.table, [...rows, ...underFixedKeys]);
}

/** Keys under which the code looks for a row. */
const FIXED_KEYS: Readonly<Record<string, readonly string[]>> = {
  follow: ['follow'],
  logState: ['rewrites', 'seen', 'version', 'countdown'],
  doNotCallKeys: ['signing'],
  connectors: ['hubspot'],
  readiness: ['queue'],
  catalogue: ['catalogue'],
};

/** Runs in the page. */
async function describeTables(): Promise<StoredTable[]> {
  const known = await indexedDB.databases();
  const names = known.flatMap(({ name }) => (name?.startsWith('handset-') ? [name] : []));
  const open = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
  const found: StoredTable[] = [];
  for (const name of names) {
    const database = await open(name);
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      const indexed = [...store.indexNames].flatMap((index) => store.index(index).keyPath);
      const keyPath = store.keyPath as string | string[];
      const isAutoIncremented = store.autoIncrement;
      found.push({ database: name, table, keyPath, isAutoIncremented, indexed });
    }
    database.close();
  }
  return found;
}

/** Runs in the page. Puts the rows that the table takes. */
function putAny(database: string, table: string, rows: readonly unknown[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(table, 'readwrite');
      let taken = 0;
      for (const row of rows) {
        const putting = transaction.objectStore(table).put(row);
        putting.onsuccess = () => {
          taken += 1;
        };
        putting.onerror = (event) => event.preventDefault();
      }
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(taken);
      };
    };
  });
}
