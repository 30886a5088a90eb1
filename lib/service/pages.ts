/** What an iterator must know of a page to find its end. */
export interface PageMark {
  /** Rows on it, readable or not. */
  size: number;
  totalPages?: number | undefined;
  currentPage?: number | undefined;
}

// A service that never ends its list must not keep us reading for ever.
const MOST_PAGES = 100_000;

/**
 * All pages from `first` on, one request each, as they are wanted. Ends after the last page that the
 * service names, else at the first empty one, and when the service gives another page than was asked.
 */
export async function* pagesFrom<P>(
  first: number,
  read: (page: number) => Promise<P>,
  mark: (page: P) => PageMark,
): AsyncGenerator<P, void, undefined> {
  for (let number = first; number < first + MOST_PAGES; number += 1) {
    const page = await read(number);
    const { size, totalPages, currentPage } = mark(page);
    const ignored = currentPage !== undefined && currentPage !== number;
    if ((size === 0 || ignored) && number !== first) return;
    yield page;
    if (ignored || size === 0 || (totalPages !== undefined && number >= totalPages)) return;
  }
}
