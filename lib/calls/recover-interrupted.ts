import { isUnderWay } from '@/lib/rules/guards';
import { applyEvent } from './apply-event';
import type { CallDatabase } from './database';
import { inFlightStates } from './model';
import { parseCalls } from './parse-call';

/** What settling needs of the world. */
export interface RecoveryDeps {
  database: CallDatabase;
  now(): number;
}

/** After a start: what an earlier background left half done is brought to an honest end. */
export async function recoverInterruptedCalls(deps: RecoveryDeps): Promise<void> {
  for (const { id } of await halfDone(deps.database)) await interrupt(deps, id);
}

/**
 * Brings to an honest end what can no longer be under way: the machine slept, or the log could not
 * be written at the time. Answers whether nothing is left to settle.
 */
export async function endInterruptedCalls(deps: RecoveryDeps): Promise<boolean> {
  const calls = await halfDone(deps.database);
  const over = calls.filter((call) => !isUnderWay(call, deps.now()));
  for (const call of over) await interrupt(deps, call.id);
  return over.length === calls.length;
}

async function halfDone(database: CallDatabase) {
  return parseCalls(await database.calls.where('state').anyOf(inFlightStates).toArray());
}

function interrupt({ database, now }: RecoveryDeps, id: string) {
  return applyEvent(database, id, { type: 'interrupted' }, now());
}
