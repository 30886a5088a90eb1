import { browser } from './browser';

/** The shortest alarm that browsers allow. */
const SHORTEST_ALARM_MS = 30_000;

/** How often an alarm repeats until it is set again or cancelled, minutes. */
const REPEAT_MINUTES = 5;

/** A named wake-up that outlives the background. */
export interface WakeAlarm {
  /** Wakes in `ms` and then every few minutes. Replaces an earlier time. */
  wakeIn(ms: number): Promise<void>;
  /** Cancels the wake-up. */
  cancel(): Promise<void>;
  /** Sets what runs at the wake-up. Call it in the background's first turn. */
  onWake(run: () => void): void;
}

/**
 * Creates a named wake-up. The alarm is set first, since it outlives the background; a timer beside
 * it serves delays shorter than the browser's shortest alarm. The alarm repeats: a background that
 * dies right after it woke, before it set the next wake-up, would otherwise never wake again.
 */
export function createWakeAlarm(name: string): WakeAlarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wake = () => {};
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === name) wake();
  });
  return {
    async wakeIn(ms) {
      clearTimeout(timer);
      const when = Date.now() + Math.max(ms, SHORTEST_ALARM_MS);
      await browser.alarms.create(name, { when, periodInMinutes: REPEAT_MINUTES });
      if (ms < SHORTEST_ALARM_MS) timer = setTimeout(() => wake(), ms);
    },
    async cancel() {
      clearTimeout(timer);
      await browser.alarms.clear(name);
    },
    onWake(run) {
      wake = run;
    },
  };
}

/** The names of all alarms that are set. */
export async function alarmNames(): Promise<string[]> {
  return (await browser.alarms.getAll()).map(({ name }) => name);
}
