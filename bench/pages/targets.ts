import { ms, type Row } from '@/bench/table';
import type { PageName } from './html';
import type { Measured } from './measure';

/** Most main-thread time of Handset, as a multiple of the floor's. */
const TIMES_FLOOR: Readonly<Record<PageName, number>> = {
  contacts: 3,
  mixed: 1.6,
  prose: 1.3,
  digits: 2.5,
  stream: 1.3,
};
const MOST_SLICE_MS = 8;
/** Of the time that libphonenumber-js's finder takes of the main thread. */
const MOST_OF_PEER = { mainThread: 1 / 5, background: 1 / 3 };

/** What was measured against what is wanted. */
export function rowsOf({ pages }: Measured): Row[] {
  return Object.entries(pages).flatMap(([page, { floor, handset, libphonenumberJs }]) => {
    const times = TIMES_FLOOR[page as PageName];
    const peer = libphonenumberJs.mainThreadMs;
    const rows = [
      row(`${page}: main thread`, handset.mainThreadMs, [times, 'floor', floor.mainThreadMs]),
      row(`${page}: longest slice`, handset.longestSliceMs, [1, '', MOST_SLICE_MS]),
      row(`${page}: main thread`, handset.mainThreadMs, [MOST_OF_PEER.mainThread, 'peer', peer]),
      row(`${page}: background`, handset.backgroundMs, [MOST_OF_PEER.background, 'peer', peer]),
    ];
    return page === 'stream' ? rows.slice(0, 2) : rows;
  });
}

function row(what: string, measured: number, [times, of, value]: [number, string, number]): Row {
  const target = of ? `${Number(times.toFixed(2))} × ${of}'s ${ms(value)}` : ms(value);
  return { what, measured: ms(measured), target, ratio: measured / (times * value) };
}
