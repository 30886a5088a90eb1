import Dexie, { type DBCore, type DBCoreTable, type DBCoreTransaction } from 'dexie';
import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import { type Mortal, neverSettles } from './mortal';

/** How much database work is under way, over all lives. */
export interface DatabaseWork {
  underWay: number;
}

/** Opens the call database for one life: each read and write is a point at which it may end. */
export async function openMortal(
  name: string,
  life: Mortal,
  work: DatabaseWork,
): Promise<CallDatabase> {
  const database = openCallDatabase(name);
  const transactions = new Set<DBCoreTransaction>();
  database.use({
    stack: 'dbcore',
    name: 'mortal',
    create: (core) => mortalCore(core, life, work, transactions),
  });
  await database.open();
  life.onDeath(() => {
    for (const transaction of transactions) abort(transaction);
    database.close();
  });
  return database;
}

function mortalCore(
  core: DBCore,
  life: Mortal,
  work: DatabaseWork,
  transactions: Set<DBCoreTransaction>,
): DBCore {
  return {
    ...core,
    transaction: (stores, mode, options) => {
      const transaction = core.transaction(stores, mode, options);
      transactions.add(transaction);
      return transaction;
    },
    table: (name) => mortalTable(core.table(name), life, work),
  };
}

/** What a browser does to whatever was not committed when its owner dies. */
function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Committed before: it stays.
  }
}

function mortalTable(table: DBCoreTable, life: Mortal, work: DatabaseWork): DBCoreTable {
  const point = <T>(act: () => Promise<T>): Promise<T> => {
    if (!life.step()) return neverSettles();
    work.underWay += 1;
    const acted = Dexie.Promise.resolve(act());
    return acted
      .finally(() => {
        work.underWay -= 1;
      })
      .then((value) => (life.step() ? value : neverSettles()));
  };
  return {
    ...table,
    get: (request) => point(() => table.get(request)),
    getMany: (request) => point(() => table.getMany(request)),
    query: (request) => point(() => table.query(request)),
    openCursor: (request) => point(() => table.openCursor(request)),
    count: (request) => point(() => table.count(request)),
    mutate: (request) => point(() => table.mutate(request)),
  };
}
