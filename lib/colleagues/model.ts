import type { Table } from 'dexie';

/** A call that a colleague made: whom and when, nothing else. */
export interface ColleagueCall {
  /** E.164. */
  callee: string;
  /** Epoch ms, by the clock of this browser. */
  at: number;
}

/**
 * What the service's history says of calls:
 *
 * - `told`: whom and when
 * - `no-number`, `no-time`: one of them is missing, or can't be read
 * - `no-zone`: times without a time zone, and no own call yet that tells which one is meant
 * - `ahead`: the times are in the future, so one of the clocks is wrong
 */
export const historyContents = ['told', 'no-number', 'no-time', 'no-zone', 'ahead'] as const;

/** See {@link historyContents}. */
export type HistoryContents = (typeof historyContents)[number];

/** What Options shows of colleagues' calls. */
export interface ColleaguesInfo {
  /** Absent before the first entry was read. */
  contents?: HistoryContents;
  /** Epoch ms; absent before the first reading. */
  readAt?: number;
}

/** The state of reading colleagues' calls. Times are epoch ms. */
export interface ColleaguesState extends ColleaguesInfo {
  key: 'history';
  /** What to add to the history's times to get this browser's, as the latest own call shows. */
  shiftMs?: number;
  /** When history was last asked for colleagues' calls alone. If the clock is before this, it was set back. */
  askedAt?: number;
  /** When it may be asked again. */
  nextAt?: number;
  /** Failures in a row. */
  failures: number;
}

/** The tables of colleagues' calls. */
export interface ColleagueTables {
  colleagueCalls: Table<ColleagueCall, [string, number]>;
  colleaguesState: Table<ColleaguesState, 'history'>;
}
