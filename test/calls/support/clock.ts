/** A clock that stands still until told to go on, and the sleepers that wait for it. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** Goes on and wakes, in order, whoever slept less than that; lets their work come to rest. */
  advance(ms: number): Promise<void>;
  /** The machine's clock is set, and nobody wakes for it. */
  set(now: number): void;
}

interface Sleeper {
  /** In time that passed, not in what the clock shows. */
  at: number;
  wake(): void;
}

/** Makes a clock that shows `start`, epoch ms. */
export function createClock(start: number): Clock {
  let shown = start;
  let passed = 0;
  let sleepers: Sleeper[] = [];
  const goTo = (at: number) => {
    shown += at - passed;
    passed = at;
  };
  return {
    now: () => shown,
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: passed + ms, wake })),
    set: (now) => {
      shown = now;
    },
    async advance(ms) {
      const end = passed + ms;
      await databaseIdle();
      for (;;) {
        const next = sleepers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        sleepers = sleepers.filter((sleeper) => sleeper !== next);
        goTo(next.at);
        next.wake();
        await databaseIdle();
      }
      goTo(end);
    },
  };
}

/** Waits until database work that was begun is very likely done. */
export async function databaseIdle(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((next) => setImmediate(next));
}
