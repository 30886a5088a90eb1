/** A life that ends at a chosen point: from then on nothing it waits for ever comes. */
export interface Mortal {
  isAlive(): boolean;
  /** Passes one point; false when the life ended here or before. */
  step(): boolean;
  /** Does work that has an effect, with a point before it and one after. */
  gate<T>(work: () => Promise<T>): Promise<T>;
  /** How many points were passed. */
  points(): number;
  /** Ends the life at this many points from now. */
  dieIn(points: number): void;
  die(): void;
  /** Called when the life ends. */
  onDeath(react: () => void): void;
}

/** Makes a life that dies at its `dieAt`-th point, or by `die` alone. */
export function createMortal(dieAt = Number.POSITIVE_INFINITY): Mortal {
  let alive = true;
  let points = 0;
  let end = dieAt;
  const reactions: (() => void)[] = [];
  const die = () => {
    if (!alive) return;
    alive = false;
    for (const react of reactions) react();
  };
  const step = () => {
    if (alive && ++points >= end) die();
    return alive;
  };
  return {
    isAlive: () => alive,
    step,
    points: () => points,
    dieIn(more) {
      end = points + more;
    },
    die,
    onDeath: (react) => reactions.push(react),
    async gate(work) {
      if (!step()) return neverSettles();
      try {
        return await work();
      } finally {
        if (!step()) await neverSettles();
      }
    },
  };
}

/** What a dead life waits for. */
export function neverSettles(): Promise<never> {
  return new Promise(() => undefined);
}
