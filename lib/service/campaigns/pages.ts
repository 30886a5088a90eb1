/** What the iterator needs to know about a page to find the last one. */
export interface PageEnd {
  /** Number of rows on the page, readable or not. */
  size: number;
  totalPages?: number | undefined;
  currentPage?: number | undefined;
}

// Stops reading if the service never ends its list.
const MAX_PAGES = 100_000;

/**
 * Yields all pages from `first` on, requesting one at a time. Ends after the service's last page
 * number, at the first empty page if there is none, or when the service sends a different page than
 * requested.
 */
export async function* pagesFrom<P>(
  first: number,
  read: (page: number) => Promise<P>,
  mark: (page: P) => PageEnd,
): AsyncGenerator<P, void, undefined> {
  for (let number = first; number < first + MAX_PAGES; number += 1) {
    const page = await read(number);
    const { size, totalPages, currentPage } = mark(page);
    const isOtherPage = currentPage !== undefined && currentPage !== number;
    if ((size === 0 || isOtherPage) && number !== first) return;
    yield page;
    if (isOtherPage || size === 0 || (totalPages !== undefined && number >= totalPages)) return;
  }
}
