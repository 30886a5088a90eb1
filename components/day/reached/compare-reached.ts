import { type CallShare, type ShareInterval, shareInterval } from './share-interval';

/**
 * Calls below which a group's share is not shown: the interval of 30 calls is still up to 34 points wide.
 */
export const MIN_CALLS = 30;

/** Hours in a group. Single hours rarely have enough calls, and people's habits aren't finer. */
export const GROUP_HOURS = 2;

/** A call whose disposition tells whether a person answered. */
export interface ToldCall {
  wasReached: boolean;
  callerId: string;
  /** Hour of the callee's clock, 0 to 23; absent if the callee may be in several time zones. */
  hour?: number;
}

/** The calls of one caller ID, or of some hours. */
export interface ReachedGroup<Key> extends CallShare {
  key: Key;
  interval: ShareInterval;
  hasEnough: boolean;
}

/** Groups of calls side by side. */
export interface ReachedComparison<Key> {
  groups: readonly ReachedGroup<Key>[];
  /** All calls of these groups. */
  all: CallShare & { interval: ShareInterval };
  /** Groups whose interval lies above that of all calls, the highest share first. */
  better: readonly ReachedGroup<Key>[];
}

/** When and by which caller IDs people were reached. */
export interface ReachedFigures {
  /** By the first hour of each group, of the callee's clock, in the order of the day. */
  hours: ReachedComparison<number>;
  /** By DID, the most used first. */
  dids: ReachedComparison<string>;
  /** Calls that no hour counts, because the callee may be in several time zones. */
  withoutHour: number;
}

/** Compares calls by the callee's hour and by caller ID. */
export function compareReached(calls: readonly ToldCall[]): ReachedFigures {
  const timed = calls.filter(({ hour }) => hour !== undefined);
  const hours = groupsBy(timed, ({ hour = 0 }) => hour - (hour % GROUP_HOURS));
  const dids = groupsBy(calls, ({ callerId }) => callerId);
  return {
    hours: comparison(hours.sort((a, b) => a.key - b.key)),
    dids: comparison(dids.sort((a, b) => b.of - a.of || a.key.localeCompare(b.key))),
    withoutHour: calls.length - timed.length,
  };
}

function groupsBy<Key>(calls: readonly ToldCall[], keyOf: (call: ToldCall) => Key) {
  const shares = new Map<Key, CallShare>();
  for (const call of calls) {
    const { count, of } = shares.get(keyOf(call)) ?? { count: 0, of: 0 };
    shares.set(keyOf(call), { count: count + (call.wasReached ? 1 : 0), of: of + 1 });
  }
  return [...shares].map(([key, share]) => groupOf(key, share));
}

function groupOf<Key>(key: Key, share: CallShare): ReachedGroup<Key> {
  return { key, ...share, interval: shareInterval(share), hasEnough: share.of >= MIN_CALLS };
}

function comparison<Key>(groups: readonly ReachedGroup<Key>[]): ReachedComparison<Key> {
  const sum = (field: keyof CallShare) => groups.reduce((total, group) => total + group[field], 0);
  const share = { count: sum('count'), of: sum('of') };
  const all = { ...share, interval: shareInterval(share) };
  const better = groups
    .filter(({ hasEnough, interval }) => hasEnough && interval.low > all.interval.high)
    .sort((a, b) => b.count / b.of - a.count / a.of);
  return { groups, all, better };
}
