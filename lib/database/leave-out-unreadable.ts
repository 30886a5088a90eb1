import type Dexie from 'dexie';
import type {
  DBCoreCursor,
  DBCoreGetManyRequest,
  DBCoreQueryRequest,
  DBCoreQueryResponse,
  DBCoreTable,
} from 'dexie';
import type { IsReadable, RowReaders } from './row-readers';

/**
 * Leaves unreadable rows out of whatever is read from a database, as if they were not there, so that one of them
 * breaks no view. They stay stored. Counts and keys still include them: for these, nothing is parsed. Use
 * `storedAmong` (unreadable-rows.ts) before adding a row under a key that may be taken.
 */
export function leaveOutUnreadable<D extends Dexie>(database: D, readers: RowReaders<D>): void {
  const checks: Readonly<Record<string, IsReadable>> = readers;
  database.use({
    stack: 'dbcore',
    name: 'leave-out-unreadable',
    create: (core) => ({
      ...core,
      table: (name) => readableTable(core.table(name), checks[name] ?? (() => true)),
    }),
  });
}

function readableTable(table: DBCoreTable, isReadable: IsReadable): DBCoreTable {
  const readable = (row: unknown) => (row !== undefined && isReadable(row) ? row : undefined);
  return {
    ...table,
    get: (request) => table.get(request).then(readable),
    getMany: (request) =>
      readsToChange(request)
        ? table.getMany(request)
        : table.getMany(request).then((rows) => rows.map(readable)),
    query: (request) => (request.values ? query(table, isReadable, request) : table.query(request)),
    openCursor: (request) => {
      const opening = table.openCursor(request);
      return request.values
        ? opening.then((cursor) => cursor && readableCursor(cursor, isReadable))
        : opening;
    },
  };
}

/**
 * `modify` and `update` read with `cache` (Dexie 4.4), and delete a row that they find undefined. They get it as it
 * is stored.
 */
function readsToChange({ cache }: DBCoreGetManyRequest): boolean {
  return cache !== undefined;
}

/** With a limit, reads on until that many rows are readable: the newest may be the unreadable ones. */
function query(
  table: DBCoreTable,
  isReadable: IsReadable,
  request: DBCoreQueryRequest,
  limit = request.limit ?? Number.POSITIVE_INFINITY,
): Promise<DBCoreQueryResponse> {
  const asked = Number.isFinite(limit) ? { ...request, limit } : request;
  return table.query(asked).then((response) => {
    const result = response.result.filter(isReadable);
    const isEnough = result.length >= (request.limit ?? 0) || response.result.length < limit;
    if (!isEnough) return query(table, isReadable, request, 2 * limit);
    return { ...response, result: result.slice(0, request.limit) };
  });
}

function readableCursor(cursor: DBCoreCursor, isReadable: IsReadable): DBCoreCursor {
  const start: DBCoreCursor['start'] = (onNext) =>
    cursor.start(() => (isReadable(cursor.value) ? onNext() : cursor.continue()));
  return Object.create(cursor, {
    start: { value: start },
    // A native cursor's getters refuse another `this`.
    key: { get: () => cursor.key },
    primaryKey: { get: () => cursor.primaryKey },
    value: { get: () => cursor.value },
    done: { get: () => cursor.done },
  });
}
