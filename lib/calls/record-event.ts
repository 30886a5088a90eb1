import { applyEvent } from './apply-event';
import type { CallEvent } from './call-state';
import type { CallDatabase } from './database';
import type { Call } from './model';

/** Waits before each further try. */
const RETRY_AFTER_MS = [200, 800, 2_000];

/** What recording an event needs. */
export interface RecordEventDeps {
  database: CallDatabase;
  now(): number;
  sleep(ms: number): Promise<void>;
}

/**
 * Writes an event to the log. Retries a failed write a few times, since the service's answer is
 * stored nowhere else; `eventNow` is asked before each try. Rejects with the last failure.
 */
export async function recordEvent(
  deps: RecordEventDeps,
  id: string,
  eventNow: () => CallEvent,
): Promise<Call | undefined> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await applyEvent(deps.database, id, eventNow(), deps.now());
    } catch {
      await deps.sleep(wait);
    }
  }
  return applyEvent(deps.database, id, eventNow(), deps.now());
}
