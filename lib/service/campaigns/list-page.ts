import { z } from 'zod';
import { isObject } from '@/lib/service/http/read-body';

/**
 * Pagination of campaign-list and audience-list. The history uses another object in snake case: see
 * `history.ts`.
 */
export const paginationSchema = z.looseObject({
  totalRecords: z.int().min(0),
  totalPages: z.int().min(0),
  currentPage: z.int().min(1),
  limit: z.int().min(1),
});

/** The same with optional parts. Missing or invalid pagination is undefined. */
export const anyPaginationSchema = paginationSchema.partial().optional().catch(undefined);

/** See {@link anyPaginationSchema}. */
export type AnyPagination = NonNullable<z.infer<typeof anyPaginationSchema>>;

/** A column of an audience list: `key` in the record, `label` to show. */
export const headerSchema = z.looseObject({ key: z.string(), label: z.string() });

/** See {@link headerSchema}. */
export type ColumnHeader = z.infer<typeof headerSchema>;

/** The valid rows, and the number of invalid ones. */
interface ParsedRows<T> {
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
