import type { RecordWithNumbers } from './number-matches';

/** Maximum number of pages that are read of a search by number. */
const MAX_PAGES = 5;

/** One page of a search by number, and the next page if there is one. */
export interface FoundPage {
  records: RecordWithNumbers[];
  next?: string | undefined;
}

/** Reads a search page by page. `hasMore`: further pages are left, and any record on them may have the number. */
export async function readPages(
  readPage: (after?: string) => Promise<FoundPage>,
): Promise<{ records: RecordWithNumbers[]; hasMore: boolean }> {
  const records: RecordWithNumbers[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { records: found, next } = await readPage(after);
    records.push(...found);
    if (next === undefined) return { records, hasMore: false };
    after = next;
  }
  return { records, hasMore: true };
}
