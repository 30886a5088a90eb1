import { doNotCallTables, forbiddenBy } from '@/lib/do-not-call/list';
import { keysAgainst } from '@/lib/do-not-call/subject';
import { markForDelivery } from '@/lib/outbox/mark-for-delivery';
import { type CallEvent, nextState } from './call-state';
import type { CallDatabase } from './database';
import { type Call, wasPlaced } from './model';
import { recordOutcome } from './outcome-record';
import { parseCall } from './parse-call';

/**
 * Applies an event to a stored call in one transaction, so that only one of two racing events wins.
 * A call that the do-not-call list forbids by now is cancelled instead of requested. Also records the outcome for
 * the audit, and marks a placed call in the outbox. Returns the new call, or `undefined` if nothing changed: too
 * late, unknown call, or damaged record.
 */
export function applyEvent(
  database: CallDatabase,
  id: string,
  event: CallEvent,
  now: number,
): Promise<Call | undefined> {
  const { calls, outbox, connectors, auditChain } = database;
  const tables = [calls, outbox, connectors, auditChain, ...doNotCallTables(database)];
  return database.transaction('rw', tables, async () => {
    const call = parseCall(await calls.get(id));
    const next = call && nextState(call, await allowedEvent(database, call, event), now);
    if (next) await calls.put(next);
    if (next) await recordOutcome(database, { before: call, after: next, now });
    const hasEnded = next?.state !== 'placed';
    if (next && wasPlaced(next)) await markForDelivery(database, next, { hasEnded });
    return next;
  });
}

/** The list may have changed during the countdown, in another window for example. */
async function allowedEvent(
  database: CallDatabase,
  { callee, calleeName, record }: Call,
  event: CallEvent,
): Promise<CallEvent> {
  if (event.type !== 'requested') return event;
  const keys = keysAgainst({ callee, calleeName, data: record?.data });
  const forbidden = await forbiddenBy(database, keys, await database.registries.toArray());
  if (!forbidden) return event;
  const { registry, sharedList } = forbidden;
  return { type: 'cancelled', because: 'do-not-call', registry, sharedList };
}

/** Waits before each further try. */
const RETRY_AFTER_MS = [200, 800, 2_000];

/** What applying an event with retries needs. */
export interface ApplyEventDeps {
  database: CallDatabase;
  now(): number;
  sleep(ms: number): Promise<void>;
}

/**
 * Applies an event as `applyEvent` does. Retries a failed write a few times, since the service's answer is
 * stored nowhere else. `eventNow` is asked before each try. Rejects with the last failure.
 */
export async function applyEventWithRetries(
  deps: ApplyEventDeps,
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
