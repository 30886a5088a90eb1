/** Collects numbers in any order, and gives them back sorted, each once. */
export interface SortedNumbers {
  add(numbers: readonly number[]): void;
  /** Yields all numbers in pieces of this size. None may be added any more. */
  pieces(size: number): Generator<Float64Array>;
}

/** Runs do not grow beyond this: joining two takes some milliseconds, and the page stays quick. */
const MAX_RUN = 2 ** 19;

/**
 * Creates a collector for millions of numbers. It keeps sorted runs, joins neighbours of a similar length, and
 * merges the ten or so that are left while they are read, so that no step takes long.
 */
export function createSortedNumbers(): SortedNumbers {
  const runs: Float64Array[] = [];
  return {
    add(numbers) {
      let last = distinct(Float64Array.from(numbers).sort());
      for (let before = runs.at(-1); before && areAlike(before, last); before = runs.at(-1)) {
        runs.pop();
        last = union(before, last);
      }
      runs.push(last);
    },
    pieces: (size) => merged(runs, size),
  };
}

function areAlike(before: Float64Array, last: Float64Array): boolean {
  return before.length < 2 * last.length && before.length + last.length <= MAX_RUN;
}

/** Sorted numbers without repetitions. */
function distinct(sorted: Float64Array): Float64Array {
  return sorted.filter((number, at) => number !== sorted[at - 1]);
}

/** The numbers of two runs, sorted, each once. */
function union(one: Float64Array, other: Float64Array): Float64Array {
  const joined = new Float64Array(one.length + other.length);
  let [i, j, end] = [0, 0, 0];
  while (i < one.length && j < other.length) {
    const a = one[i] as number;
    const b = other[j] as number;
    joined[end++] = a < b ? a : b;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  for (const rest of [one.subarray(i), other.subarray(j)]) {
    joined.set(rest, end);
    end += rest.length;
  }
  return joined.slice(0, end);
}

/** Merges runs into pieces of this size, each number once. */
function* merged(runs: readonly Float64Array[], size: number): Generator<Float64Array> {
  const positions = runs.map(() => 0);
  const heads = runs.map((run) => run[0] ?? Number.POSITIVE_INFINITY);
  let piece = new Float64Array(size);
  let end = 0;
  for (let next = Math.min(...heads); Number.isFinite(next); next = Math.min(...heads)) {
    piece[end++] = next;
    for (const [at, run] of runs.entries()) {
      if (heads[at] !== next) continue;
      positions[at] = (positions[at] ?? 0) + 1;
      heads[at] = run[positions[at]] ?? Number.POSITIVE_INFINITY;
    }
    if (end < size) continue;
    yield piece;
    [piece, end] = [new Float64Array(size), 0];
  }
  if (end > 0) yield piece.subarray(0, end);
}
