/** Page sizes to choose from. */
export const pageSizes = [10, 25, 50, 100] as const;
const DEFAULT_SIZE = 25;

/** Reads whole numbers between commas or spaces; `undefined` if there is anything else. */
export function wholeNumbers(text: string): number[] | undefined {
  const parts = partsOf(text);
  const numbers = parts.map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : Number.NaN));
  return numbers.every(Number.isSafeInteger) ? [...new Set(numbers)].slice(0, 50) : undefined;
}

/** Reads words between commas. */
export function commaSeparated(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 50);
}

function partsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

/** Reads page and page size from a URL query; invalid values give the defaults. */
export function pagingFrom(query: Readonly<Record<string, string>>): {
  page: number;
  limit: number;
} {
  const [page] = wholeNumbers(query.page ?? '') ?? [];
  const limit = pageSizes.find((size) => String(size) === query.rows);
  return { page: page ? Math.min(page, 1_000_000) : 1, limit: limit ?? DEFAULT_SIZE };
}

/** Writes page and page size as a URL query, without defaults. */
export function pagingQuery({ page, limit }: { page: number; limit: number }) {
  return {
    ...(page !== 1 && { page: String(page) }),
    ...(limit !== DEFAULT_SIZE && { rows: String(limit) }),
  };
}

/** Returns an object without its empty lists. */
export function withoutEmptyLists<T extends object>(values: T): Partial<T> {
  const isFilled = (value: unknown) => !(Array.isArray(value) && value.length === 0);
  const entries = Object.entries(values).filter(([, value]) => isFilled(value));
  return Object.fromEntries(entries) as Partial<T>;
}
