import type { Schedule } from './schedule';
import { throttle } from './throttle';

/** How long after a quick scan a thorough one follows, in milliseconds. */
const THOROUGH_MS = 2000;

/** Returns a function that schedules one scan, for when the frame's other work is done. */
export function createThoroughScan(
  scan: () => void,
  { busy, delay }: Pick<Schedule, 'busy' | 'delay'>,
): () => void {
  const schedule: () => void = throttle(() => (busy() ? schedule() : scan()), delay, THOROUGH_MS);
  return schedule;
}
