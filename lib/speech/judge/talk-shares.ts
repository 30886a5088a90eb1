import { type SoundKind, secondsOf } from './sound-kinds';

/** Channels more alike than this carry the same sound. */
const MOST_LIKENESS = 0.3;
/** Parties talk at the same time for less than this part of the shorter talk. */
const MOST_OVERLAP = 0.5;
/** With less of a voice in a channel, nothing tells that it is a party's, in seconds. */
const LEAST_VOICE_SECONDS = 1;

/**
 * Returns the voice time of two channels as shares of both; undefined unless each carries a party of its own.
 * `likeness` is the correlation of the two, from -1 to 1.
 */
export function talkShares(
  [first, second]: readonly [readonly SoundKind[], readonly SoundKind[]],
  likeness: number,
): [number, number] | undefined {
  const talks = [first, second].map((kinds) => kinds.filter((kind) => kind === 'voice').length);
  const [one = 0, other = 0] = talks;
  const shorter = Math.min(one, other);
  const both = first.filter((kind, at) => kind === 'voice' && second[at] === 'voice').length;
  const isApart = Math.abs(likeness) <= MOST_LIKENESS && both <= MOST_OVERLAP * shorter;
  if (!isApart || secondsOf(shorter) < LEAST_VOICE_SECONDS) return undefined;
  const share = Math.round((100 * one) / (one + other)) / 100;
  return [share, Math.round(100 * (1 - share)) / 100];
}
