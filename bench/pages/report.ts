import { ms } from '@/bench/table';
import type { FinderName } from './lab/finder-build';
import type { FirefoxFigures } from './lab/firefox';
import type { Figures, Measured } from './measure';
import { PAGE_TITLES, PAGES, type PageName } from './site/html';

/** The figures that are written to a file. */
type JsonFigures = Record<PageName, Record<FinderName, Omit<Figures, 'backgroundMs'>>>;

/** Returns what `--json` writes. */
export function toJson({ pages }: Measured): { pages: JsonFigures } {
  const written = Object.entries(pages).map(([page, finders]) => {
    const { noFinder: _noFinder, ...measured } = finders;
    const kept = Object.entries(measured).map(([finder, { backgroundMs: _, ...rest }]) => [
      finder,
      rest,
    ]);
    return [page, Object.fromEntries(kept)];
  });
  return { pages: Object.fromEntries(written) };
}

/** Prints a table for each page. */
export function printPages(
  { pages, bytes }: Measured,
  firefox: Partial<Record<PageName, FirefoxFigures>>,
): void {
  for (const page of PAGES) {
    const { noFinder, floor, libphonenumberJs: peer } = pages[page];
    const ownMs = (figures: Figures) => figures.mainThreadMs - noFinder.mainThreadMs;
    printLine([
      PAGE_TITLES[page],
      'main thread',
      '× floor',
      '× floor, without the page',
      '× libphonenumber-js',
      'longest slice',
      'all marked',
      'heap kept',
      'background',
      'script',
    ]);
    for (const [finder, figures] of Object.entries(pages[page])) {
      const { mainThreadMs, longestSliceMs, markedMs, heapKeptMb, backgroundMs } = figures;
      printLine([
        `  ${finder}`,
        ms(mainThreadMs),
        (mainThreadMs / floor.mainThreadMs).toFixed(2),
        (ownMs(figures) / ownMs(floor)).toFixed(2),
        (mainThreadMs / peer.mainThreadMs).toFixed(2),
        ms(longestSliceMs),
        ms(markedMs),
        `${heapKeptMb.toFixed(2)} MB`,
        finder.startsWith('handset') ? ms(backgroundMs) : '',
        finder === 'noFinder' ? '' : `${(bytes[finder as FinderName] / 1000).toFixed(1)} kB`,
      ]);
    }
    const inFirefox = firefox[page];
    if (inFirefox) {
      const { markedMs, longestPauseMs } = inFirefox;
      printLine(['  handset in Firefox', '', '', '', '', ms(longestPauseMs), ms(markedMs)]);
    }
  }
}

const WIDTHS = [32, 12, 9, 27, 20, 15, 12, 11, 12, 10];

function printLine(cells: readonly string[]): void {
  const padded = cells.map((cell, at) =>
    at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0),
  );
  console.log(padded.join(''));
}
