import { MAX_BACK_OFF_MS } from '@/lib/outbox/delivery-step';
import type { ConnectorId, StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { deliver, type OutboxDeps } from './deliver';

/** Failures in a row after which a round ends: the CRM is down, and the others would fail too. */
const MAX_FAILURES = 3;
/** Wakes up at least this often while a CRM is connected, so that a change whose background died is sent. */
const LONGEST_SLEEP_MS = 300_000;
const OFFLINE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sends what is due to one CRM. Two runs of a CRM must not overlap. Ends early if the signal aborts. */
export async function runConnector(
  deps: OutboxDeps,
  id: ConnectorId,
  abortSignal: AbortSignal,
): Promise<void> {
  let failures = 0;
  for (let rows = await dueRows(deps, id); rows.length > 0; rows = await dueRows(deps, id)) {
    for (const { callId } of rows) {
      const stored = await deps.database.connectors.get(id);
      if (abortSignal.aborted || !stored || isHeld(deps, stored)) return;
      const outcome = await deliver(deps, stored, callId);
      failures = outcome === 'no-answer' ? failures + 1 : 0;
      if (failures >= MAX_FAILURES) return;
    }
  }
}

function isHeld({ now, isOffline }: OutboxDeps, stored: StoredConnector): boolean {
  return stored.stopped !== undefined || isOffline(stored) || waitOf(stored, now()) > 0;
}

/** ms until the CRM may be asked again. A longer wait means that the clock was set back. */
function waitOf({ notBefore = 0 }: StoredConnector, now: number): number {
  const wait = notBefore - now;
  return wait > DAY_MS ? 0 : Math.max(wait, 0);
}

/** A row in state `sending` is due: the background that was sending it died. */
async function dueRows(deps: OutboxDeps, id: ConnectorId): Promise<Delivery[]> {
  const now = deps.now();
  const rows = await openRows(deps, id);
  return rows
    .filter((row) => row.state === 'sending' || dueIn(row, now) === 0)
    .sort((one, other) => one.dueAt - other.dueAt);
}

/** Two queries, one for each state: a single query for both states would step through the rows one by one. */
function openRows({ database }: OutboxDeps, connector: ConnectorId): Promise<Delivery[]> {
  const { outbox } = database;
  return database.transaction('r', outbox, async () => {
    const waiting = await outbox.where({ connector, state: 'waiting' }).toArray();
    return [...waiting, ...(await outbox.where({ connector, state: 'sending' }).toArray())];
  });
}

function dueIn({ dueAt }: Delivery, now: number): number {
  const wait = dueAt - now;
  return wait > MAX_BACK_OFF_MS ? 0 : Math.max(wait, 0);
}

/**
 * Sets the next wake-up. There is always one while a CRM is connected. A CRM that is being sent to does
 * not count: it is done when that is over.
 */
export async function scheduleOutbox(
  deps: OutboxDeps,
  running: ReadonlySet<ConnectorId> = new Set(),
): Promise<void> {
  const connectors = await deps.database.connectors.toArray();
  if (connectors.length === 0) return deps.cancelWake();
  const waits = [LONGEST_SLEEP_MS];
  for (const stored of connectors.filter(({ id, stopped }) => !stopped && !running.has(id))) {
    const rows = await openRows(deps, stored.id);
    const least = deps.isOffline(stored) ? OFFLINE_MS : waitOf(stored, deps.now());
    waits.push(...rows.map((row) => Math.max(dueIn(row, deps.now()), least)));
  }
  await deps.wakeIn(waits.reduce((one, other) => Math.min(one, other)));
}
