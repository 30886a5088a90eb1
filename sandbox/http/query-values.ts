import { z } from 'zod';

/** Parses a whole number in a query. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);

/** Parses `page` and `limit`, from 1. docs/service-interface.md (Endpoints) has their defaults. */
export const pageNumber = wholeNumber.pipe(z.int().min(1));

/** Parses one whole number or a JSON array (docs/service-interface.md, Endpoints). */
export const wholeNumberList = listOf(z.coerce.number().pipe(z.int()));

/** Parses one text or a JSON array of texts. */
export const textList = listOf(z.string());

/** Parses one value or a JSON array as a list of `item`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.string().transform(toList).pipe(z.array(item));
}

function toList(text: string, context: z.RefinementCtx): unknown[] {
  if (!text.startsWith('[')) return [text];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Reported below.
  }
  context.addIssue({ code: 'custom', message: 'must be one value or a JSON array' });
  return z.NEVER;
}

/** Maximum `limit`. docs/service-interface.md (Limits) does not show one. */
export const MAX_PAGE_SIZE = 100;

/** Returns a pattern for SQL `LIKE … ESCAPE '\'` that finds `text` anywhere. Escapes its `%` and `_`. */
export function partialMatch(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
