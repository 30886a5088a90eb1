import type { z } from 'zod';
import { isObject } from './json';

/** Rows that could be read, and how many could not. */
export interface Rows<T> {
  rows: T[];
  unreadable: number;
}

/**
 * Reads a list row by row: a field of a wrong type is left out of its row, a row without its
 * required fields out of the list, and neither costs the page. `schema` has all but the
 * indispensable fields optional.
 */
export function readRows<T>(schema: z.ZodType<T>, list: readonly unknown[]): Rows<T> {
  const rows = list.map((row) => readRow(schema, row)).filter((row) => row !== undefined);
  return { rows, unreadable: list.length - rows.length };
}

function readRow<T>(schema: z.ZodType<T>, row: unknown): T | undefined {
  const first = schema.safeParse(row);
  if (first.success || !isObject(row)) return first.data;
  const odd = new Set(first.error.issues.map(({ path }) => path[0]));
  const rest = Object.entries(row).filter(([key]) => !odd.has(key));
  return schema.safeParse(Object.fromEntries(rest)).data;
}
