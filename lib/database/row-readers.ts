import type Dexie from 'dexie';
import { z } from 'zod';

/**
 * Returns whether a stored row can be used. An earlier or later version, or a fault, may have written rows of
 * another shape.
 */
export type IsReadable = (row: unknown) => boolean;

/** The names of a database's tables. */
type TableName<D extends Dexie> = Exclude<keyof D, keyof Dexie> & string;

/** For each table of a database, which of its rows can be used. A table that is added needs a line here. */
export type RowReaders<D extends Dexie> = Readonly<Record<TableName<D>, IsReadable>>;

/**
 * Returns a function that makes a check of a schema. A type error says that the schema refuses rows that the type
 * allows. Fields that the schema does not name may be there: a later version may have written them.
 */
export function readsAs<Row>() {
  return <S extends z.ZodType>(schema: Row extends z.input<S> ? S : never): IsReadable =>
    (row) =>
      schema.safeParse(row).success;
}

/** The times that a `Date` can hold, epoch ms. Formatting another one fails. */
const MAX_TIME = 8.64e15;

/** A time, epoch ms. */
export const timeSchema = z.number().min(-MAX_TIME).max(MAX_TIME);
