import { type AlarmName, type LastingParts, type Life, startLife } from './life';

/** How the background comes back after a death. */
export interface Rebirth {
  /** `alarm`: only by what it ordered; `event`: a message wakes it; `browser`: all was closed. */
  by: 'alarm' | 'event' | 'browser';
  /** ms until then. */
  after: number;
}

/** A browser that runs one life of the background after the other. */
export interface Browser {
  /** How many lives there were. */
  lives(): number;
  /** Points that the lives passed, in order. */
  points(): number[];
  /** The life that runs, started if need be. */
  wake(): Promise<Life>;
  setAlarm(name: AlarmName, ms: number): void;
  clearAlarm(name: AlarmName): void;
}

/** As lib/platform/wake-alarm orders them. */
const SHORTEST_ALARM_MS = 30_000;
const AGAIN_MS = 5 * 60_000;

/**
 * Makes the browser. `deaths` are the points at which the lives end, first life first; later lives
 * live on.
 */
export function createBrowser(
  lasting: Omit<LastingParts, 'setAlarm' | 'clearAlarm'>,
  deaths: readonly (number | undefined)[],
  rebirth: Rebirth,
): Browser {
  const alarms = new Map<AlarmName, () => void>();
  const lives: Life[] = [];
  let starting: Promise<Life> | undefined;
  let isClosed = false;

  const browser: Browser = {
    lives: () => lives.length,
    points: () => lives.map(({ mortal }) => mortal.points()),
    wake() {
      const alive = lives.at(-1);
      if (alive?.mortal.isAlive()) return Promise.resolve(alive);
      starting ??= begin().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    setAlarm(name, ms) {
      browser.clearAlarm(name);
      ringAt(name, lasting.time.now() + Math.max(ms, SHORTEST_ALARM_MS));
    },
    clearAlarm(name) {
      alarms.get(name)?.();
      alarms.delete(name);
    },
  };

  async function begin(): Promise<Life> {
    lasting.work.underWay += 1;
    const life = await startLife({ ...lasting, ...browser }, deaths[lives.length]);
    lives.push(life);
    life.mortal.onDeath(die);
    if (!life.mortal.isAlive()) die();
    lasting.work.underWay -= 1;
    return life;
  }

  /** Alarms repeat until they are cleared, and ring again once a closed browser is open. */
  function ringAt(name: AlarmName, when: number): void {
    const ringing = () => {
      ringAt(name, lasting.time.now() + AGAIN_MS);
      void ring(name);
    };
    alarms.set(name, lasting.time.at(when, ringing));
  }

  async function ring(name: AlarmName): Promise<void> {
    if (isClosed) return;
    const life = await browser.wake();
    life.wake(name);
  }

  function die(): void {
    const { by, after } = rebirth;
    isClosed = by === 'browser';
    if (by === 'alarm') return;
    lasting.time.at(lasting.time.now() + after, () => {
      isClosed = false;
      void browser.wake();
    });
  }

  return browser;
}
