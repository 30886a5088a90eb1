import type { CallDatabase } from './database';
import { isUnderWay } from './guards';
import { readCalls } from './read-call';
import { transition } from './transition';

/** What settling needs of the world. */
export interface SettleWorld {
  database: CallDatabase;
  now(): number;
}

/** After a start: what an earlier background left half done is brought to an honest end. */
export async function resume(world: SettleWorld): Promise<void> {
  for (const { id } of await halfDone(world.database)) await interrupt(world, id);
}

/**
 * Brings to an honest end what can no longer be under way: the machine slept, or the log could not
 * be written at the time. Answers whether nothing is left to settle.
 */
export async function settle(world: SettleWorld): Promise<boolean> {
  const calls = await halfDone(world.database);
  const over = calls.filter((call) => !isUnderWay(call, world.now()));
  for (const call of over) await interrupt(world, call.id);
  return over.length === calls.length;
}

async function halfDone(database: CallDatabase) {
  return readCalls(await database.calls.where('state').anyOf('counting', 'requested').toArray());
}

function interrupt({ database, now }: SettleWorld, id: string) {
  return transition(database, id, { type: 'interrupted' }, now());
}
