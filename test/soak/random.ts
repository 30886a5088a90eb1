/** Numbers that look random and are the same for the same seed. */
export interface SeededRandom {
  /** 0 … 1, exclusive. */
  fraction(): number;
  /** A whole number from 0 to `below`, exclusive. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** Makes them (mulberry32). */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    pick: (list) => {
      const [picked] = list.slice(below(list.length));
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    chance: (share) => fraction() < share,
  };
}
