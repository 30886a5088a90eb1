import { z } from 'zod';

/** A whole number in a query. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);

/** `page` and `limit`, from 1; the document shows their defaults, and no largest `limit`. */
export const pageNumber = wholeNumber.pipe(z.int().min(1));

/** Whole numbers: one, or a JSON array of them (document, campaign-list and audience-list). */
export const wholeNumbers = listOf(z.coerce.number().pipe(z.int()));

/** Words: one, or a JSON array of them. */
export const words = listOf(z.string());

/** One value or a JSON array, read as a list of `item`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.string().transform(toList).pipe(z.array(item));
}

function toList(text: string, context: z.RefinementCtx): unknown[] {
  if (!text.startsWith('[')) return [text];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Said below.
  }
  context.addIssue({ code: 'custom', message: 'must be one value or a JSON array' });
  return z.NEVER;
}

/** The document does not show the largest `limit`; this service gives no more than this. */
export const LARGEST_PAGE = 100;

/** A pattern for SQL `LIKE … ESCAPE '\'` that finds `text` anywhere, its own `%` and `_` plain. */
export function partialMatch(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
