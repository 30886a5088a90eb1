import { type Measurement, ms } from '@/bench/table';
import type { Measured } from './measure';
import type { PageName } from './site/html';

/** Maximum main-thread time of Handset, as a multiple of the floor's. */
const MAX_TIMES_FLOOR: Readonly<Record<PageName, number>> = {
  contacts: 3,
  mixed: 1.6,
  prose: 1.3,
  digits: 2.5,
  stream: 1.3,
};
/** The same if the rep had scrolled to each row. The stream has no deferred rows. */
const MAX_TIMES_FLOOR_EVERY_ROW: Readonly<Record<PageName, number>> = {
  contacts: 3,
  mixed: 2,
  prose: 2,
  digits: 3,
  stream: 1.3,
};
const MAX_SLICE_MS = 8;
/** Maximum time, as a share of what libphonenumber-js's finder takes on the main thread. */
const MAX_SHARE_OF_PEER = { mainThread: 1 / 5, background: 1 / 3 };

/** Returns the measured figures with their targets. */
export function rowsOf({ pages }: Measured): Measurement[] {
  return Object.entries(pages).flatMap(([page, finders]) => {
    const { floor, handset, handsetEveryRow: every, libphonenumberJs } = finders;
    const times = MAX_TIMES_FLOOR[page as PageName];
    const everyTimes = MAX_TIMES_FLOOR_EVERY_ROW[page as PageName];
    const peer = libphonenumberJs.mainThreadMs;
    const rows = [
      row(`${page}: main thread`, handset.mainThreadMs, [times, 'floor', floor.mainThreadMs]),
      row(`${page}: longest slice`, handset.longestSliceMs, [1, '', MAX_SLICE_MS]),
      row(`${page}: main thread`, handset.mainThreadMs, [
        MAX_SHARE_OF_PEER.mainThread,
        'peer',
        peer,
      ]),
      row(`${page}: background`, handset.backgroundMs, [
        MAX_SHARE_OF_PEER.background,
        'peer',
        peer,
      ]),
      row(`${page}, every row: main thread`, every.mainThreadMs, [
        everyTimes,
        'floor',
        floor.mainThreadMs,
      ]),
      row(`${page}, every row: longest slice`, every.longestSliceMs, [1, '', MAX_SLICE_MS]),
    ];
    return page === 'stream' ? rows.slice(0, 2) : rows;
  });
}

function row(
  what: string,
  measured: number,
  [times, of, value]: [number, string, number],
): Measurement {
  const target = of ? `${Number(times.toFixed(2))} × ${of}'s ${ms(value)}` : ms(value);
  return { what, measured: ms(measured), target, ratio: measured / (times * value) };
}
