import { z } from 'zod';

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
