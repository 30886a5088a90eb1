import { applyEvent } from './apply-event';
import type { CallDatabase } from './database';
import { type Call, inFlightStates, isStillInFlight } from './model';
import { parseCalls } from './parse-call';

/** What ending interrupted calls needs. */
interface RecoveryDeps {
  database: CallDatabase;
  now(): number;
}

/** What a start needs besides. */
interface StartRecoveryDeps extends RecoveryDeps {
  /** The version of Handset that runs. */
  version: string;
}

/**
 * Creates a function that ends, once, the calls that an earlier background left in flight. It
 * resolves when they are ended, and tries again after a failure.
 */
export function createRecovery(deps: StartRecoveryDeps): () => Promise<void> {
  let recovered: Promise<void> | undefined;
  return () => {
    recovered ??= recoverInterruptedCalls(deps).catch((error) => {
      recovered = undefined;
      throw error;
    });
    return recovered;
  };
}

/** Ends all calls in flight. Right after a start they are what an earlier background left. */
export async function recoverInterruptedCalls(deps: StartRecoveryDeps): Promise<void> {
  const { database, version } = deps;
  const last = await database.logState.get('version');
  const wasUpdated = last?.key === 'version' && last.version !== version;
  const because = wasUpdated ? 'handset-updated' : undefined;
  for (const { id } of await callsInFlight(database)) await interrupt(deps, id, because);
  if (!last || wasUpdated) await database.logState.put({ key: 'version', version });
}

/**
 * Ends calls that are too old to be in flight: the machine slept, or the log could not be written.
 * Returns whether no call is in flight any more.
 */
export async function endInterruptedCalls(deps: RecoveryDeps): Promise<boolean> {
  const calls = await callsInFlight(deps.database);
  const over = calls.filter((call) => !isStillInFlight(call, deps.now()));
  for (const call of over) await interrupt(deps, call.id);
  return over.length === calls.length;
}

/** What the recovery wake-up needs. */
interface RecoveryWakeDeps extends RecoveryDeps {
  recovered(): Promise<void>;
  /** Follows the calls that have no recording yet (`lib/calls/follow/follower.ts`). */
  follower: { schedule(): Promise<void>; retryLater(error: unknown): void };
  cancelWake(): Promise<void>;
}

/**
 * Runs at the recovery wake-up, which repeats until no call is in flight. It is cancelled only after
 * following was scheduled, so that a background that dies in between is woken again.
 */
export async function onRecoveryDue(deps: RecoveryWakeDeps): Promise<void> {
  try {
    await deps.recovered();
    if (!(await endInterruptedCalls(deps))) return;
    await deps.follower.schedule();
    await deps.cancelWake();
  } catch (error) {
    deps.follower.retryLater(error);
  }
}

async function callsInFlight(database: CallDatabase): Promise<Call[]> {
  return parseCalls(await database.calls.where('state').anyOf(inFlightStates).toArray());
}

function interrupt({ database, now }: RecoveryDeps, id: string, because?: 'handset-updated') {
  return applyEvent(database, id, { type: 'interrupted', because }, now());
}
