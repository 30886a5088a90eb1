import { ms } from '@/bench/table';
import type { FinderName } from './finders';
import type { FirefoxFigures } from './firefox';
import { ABOUT, PAGES, type PageName } from './html';
import type { Figures, Measured } from './measure';

/** The figures that are written to a file: of each finder as it runs for a rep. */
type Written = Record<
  PageName,
  Record<Exclude<FinderName, 'handsetEveryRow'>, Omit<Figures, 'backgroundMs'>>
>;

/** What `--json` writes. */
export function toJson({ pages }: Measured): { pages: Written } {
  const written = Object.entries(pages).map(([page, finders]) => {
    const { nobody: _nobody, handsetEveryRow: _every, ...asTheyRun } = finders;
    const kept = Object.entries(asTheyRun).map(([finder, { backgroundMs: _, ...rest }]) => [
      finder,
      rest,
    ]);
    return [page, Object.fromEntries(kept)];
  });
  return { pages: Object.fromEntries(written) };
}

/** Prints a table a page. */
export function printPages(
  { pages, bytes }: Measured,
  firefox: Partial<Record<PageName, FirefoxFigures>>,
): void {
  for (const page of PAGES) {
    const { nobody, floor, libphonenumberJs: peer } = pages[page];
    const ownMs = (figures: Figures) => figures.mainThreadMs - nobody.mainThreadMs;
    printLine([
      ABOUT[page],
      'main thread',
      '× floor',
      '× floor, both less nobody',
      '× libphonenumber-js',
      'longest slice',
      'all marked',
      'heap kept',
      'background',
      'script',
    ]);
    for (const [guest, figures] of Object.entries(pages[page])) {
      const { mainThreadMs, longestSliceMs, markedMs, heapKeptMb, backgroundMs } = figures;
      printLine([
        `  ${guest}`,
        ms(mainThreadMs),
        (mainThreadMs / floor.mainThreadMs).toFixed(2),
        (ownMs(figures) / ownMs(floor)).toFixed(2),
        (mainThreadMs / peer.mainThreadMs).toFixed(2),
        ms(longestSliceMs),
        ms(markedMs),
        `${heapKeptMb.toFixed(2)} MB`,
        guest.startsWith('handset') ? ms(backgroundMs) : '',
        guest === 'nobody' ? '' : `${(bytes[guest as FinderName] / 1000).toFixed(1)} kB`,
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
