import { browser } from './browser';

/** The browser wakes a sleeping background no sooner than this. */
const SHORTEST_ALARM_MS = 30_000;

/** How often the browser wakes again, in minutes, until told otherwise. */
const AGAIN_MINUTES = 5;

/** A wake-up call that outlives the background. */
export interface WakeAlarm {
  /** Wakes in so many milliseconds, and then again and again; replaces an earlier one. */
  in(ms: number): Promise<void>;
  /** No wake-up is wanted any more. */
  clear(): Promise<void>;
}

/**
 * Makes a named wake-up call. The alarm is set first, as the promise that outlives a sleeping
 * background; a timer beside it serves delays shorter than the browser's shortest alarm. The alarm
 * repeats: a background that dies right after it woke, before it ordered the next wake-up, would
 * otherwise sleep for good.
 */
export function createWakeAlarm(name: string, onWake: () => void): WakeAlarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === name) onWake();
  });
  return {
    async in(ms) {
      clearTimeout(timer);
      const when = Date.now() + Math.max(ms, SHORTEST_ALARM_MS);
      await browser.alarms.create(name, { when, periodInMinutes: AGAIN_MINUTES });
      if (ms < SHORTEST_ALARM_MS) timer = setTimeout(onWake, ms);
    },
    async clear() {
      clearTimeout(timer);
      await browser.alarms.clear(name);
    },
  };
}
