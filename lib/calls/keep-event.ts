import type { CallDatabase } from './database';
import type { CallEvent } from './life';
import type { Call } from './model';
import { transition } from './transition';

const PAUSES_MS = [200, 800, 2_000];

/** What keeping needs of the world. */
export interface KeepWorld {
  database: CallDatabase;
  now(): number;
  sleep(ms: number): Promise<void>;
}

/**
 * Writes what happened to a call. A write that fails is tried again a few times, since what the
 * service answered is known nowhere else; rejects with the last failure.
 */
export async function keepEvent(
  world: KeepWorld,
  id: string,
  event: CallEvent,
): Promise<Call | undefined> {
  for (const pause of PAUSES_MS) {
    try {
      return await transition(world.database, id, event, world.now());
    } catch {
      await world.sleep(pause);
    }
  }
  return transition(world.database, id, event, world.now());
}
