import { watchQuery } from '@/lib/database/watch-query';
import type { OutboxDeps } from './deliver';
import { runOutbox } from './run-outbox';

/** What sends the outbox while the background lives. */
export interface Outbox {
  /** Sends what is due: at the start of the background and at each wake-up. */
  run(): void;
}

/** What an outbox is built from. */
export interface CreateOutboxDeps extends OutboxDeps {
  /** Runs the work unless another background of ours is at it. */
  runAlone(work: () => Promise<void>): Promise<void>;
}

/** How long after a failure of the database it is tried again, ms. */
const RETRY_MS = 60_000;

/** Creates the outbox. It runs whenever a row or a connector changes, until the signal aborts. */
export function createOutbox(deps: CreateOutboxDeps, signal: AbortSignal): Outbox {
  let isRunning = false;
  let again = false;

  async function runUntilDone(): Promise<void> {
    if (isRunning) {
      again = true;
      return;
    }
    isRunning = true;
    do {
      again = false;
      await deps.runAlone(() => runOutbox(deps, signal)).catch(retryLater);
    } while (again && !signal.aborted);
    isRunning = false;
  }

  async function retryLater(error: unknown): Promise<void> {
    deps.report('outbox', error);
    await deps.wakeIn(RETRY_MS);
  }

  const run = () => void runUntilDone();
  const { database } = deps;
  const waiting = async () => {
    const connected = await database.connectors.toArray();
    const keys = connected.map(({ id }) => [id, 'waiting']);
    return [connected, await database.outbox.where('[connector+state]').anyOf(keys).count()];
  };
  watchQuery(waiting, { next: run, error: retryLater }, signal);
  return { run };
}
