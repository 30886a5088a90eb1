import type { z } from 'zod';
import { isObject } from '@/lib/service/http/json';

/** The valid rows, and the number of invalid ones. */
export interface ParsedRows<T> {
  rows: T[];
  unreadable: number;
}

/**
 * Reads a list row by row. Drops invalid fields from their row, and drops rows without their
 * required fields. In `schema` only indispensable fields are required.
 */
export function parseRows<T>(schema: z.ZodType<T>, list: readonly unknown[]): ParsedRows<T> {
  const rows = list.map((row) => readRow(schema, row)).filter((row) => row !== undefined);
  return { rows, unreadable: list.length - rows.length };
}

function readRow<T>(schema: z.ZodType<T>, row: unknown): T | undefined {
  const first = schema.safeParse(row);
  if (first.success || !isObject(row)) return first.data;
  const invalidKeys = new Set(first.error.issues.map(({ path }) => path[0]));
  const validFields = Object.entries(row).filter(([key]) => !invalidKeys.has(key));
  return schema.safeParse(Object.fromEntries(validFields)).data;
}
