import { applyEvent } from './apply-event';
import type { CallEvent } from './call-state';
import type { CallDatabase } from './database';
import type { Call } from './model';

const PAUSES_MS = [200, 800, 2_000];

/** What keeping needs of the world. */
export interface RecordEventDeps {
  database: CallDatabase;
  now(): number;
  sleep(ms: number): Promise<void>;
}

/**
 * Writes what happened to a call. A write that fails is tried again a few times, since what the
 * service answered is known nowhere else; rejects with the last failure.
 */
export async function recordEvent(
  deps: RecordEventDeps,
  id: string,
  event: CallEvent,
): Promise<Call | undefined> {
  for (const pause of PAUSES_MS) {
    try {
      return await applyEvent(deps.database, id, event, deps.now());
    } catch {
      await deps.sleep(pause);
    }
  }
  return applyEvent(deps.database, id, event, deps.now());
}
