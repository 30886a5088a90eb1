/**
 * Delivers what is to be logged of a call to each connected CRM, exactly once in effect. Saving a call or a
 * wrap-up marks rows in the database (`mark-for-delivery.ts`), and this loop in the background sends them: at
 * once while it lives, else at its next wake-up. It reads and writes the tables `outbox`, `connectors`,
 * `recordChoices` and `createdContacts`. It knows neither calls nor CRMs: what to log and where are
 * arguments. It never repeats a request whose effect is unknown without looking for the entry first.
 */

import { watchQuery } from '@/lib/database/watch-query';
import { type ConnectorId, connectorIds } from '@/lib/outbox/model/connector';
import type { OutboxDeps } from './deliver';
import { runConnector, scheduleOutbox } from './run-outbox';

/** What sends the outbox while the background lives. */
export interface Outbox {
  /** Sends what is due: at the start of the background and at each wake-up. */
  run(): void;
}

/** What an outbox is built from. */
export interface CreateOutboxDeps extends OutboxDeps {
  /** Runs the work of a CRM unless another background of ours is running it. */
  runAlone(connector: ConnectorId, work: () => Promise<void>): Promise<void>;
}

/** How long after a failure of the database it is tried again, ms. */
const RETRY_MS = 60_000;

/**
 * Creates the outbox. It runs whenever a row or a connector changes, until the signal aborts. CRMs are
 * served side by side, so that one that does not answer holds up no other.
 */
export function createOutbox(deps: CreateOutboxDeps, abortSignal: AbortSignal): Outbox {
  async function retryLater(error: unknown): Promise<void> {
    deps.report('outbox', error);
    await deps.wakeIn(RETRY_MS);
  }

  const running = new Set<ConnectorId>();
  async function sendAndSchedule(id: ConnectorId): Promise<void> {
    running.add(id);
    await deps
      .runAlone(id, () => runConnector(deps, id, abortSignal))
      .finally(() => running.delete(id));
    if (!abortSignal.aborted) await scheduleOutbox(deps, running);
  }
  const runners = connectorIds.map((id) =>
    createRunner(() => sendAndSchedule(id).catch(retryLater), abortSignal),
  );
  const run = () => {
    for (const runner of runners) runner();
  };
  const { database } = deps;
  const waiting = async () => {
    const connected = await database.connectors.toArray();
    const keys = connected.map(({ id }) => [id, 'waiting']);
    return [connected, await database.outbox.where('[connector+state]').anyOf(keys).count()];
  };
  watchQuery(waiting, { next: run, error: retryLater }, abortSignal);
  return { run };
}

/** Runs work, and once more if it was asked for during the run. */
function createRunner(work: () => Promise<void>, abortSignal: AbortSignal): () => void {
  let isRunning = false;
  let again = false;
  async function runUntilDone(): Promise<void> {
    isRunning = true;
    try {
      do {
        again = false;
        await work();
      } while (again && !abortSignal.aborted);
    } finally {
      isRunning = false;
    }
  }
  return () => {
    if (isRunning) again = true;
    else void runUntilDone();
  };
}
