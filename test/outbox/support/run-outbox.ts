import type { OutboxDeps } from '@/lib/outbox/send/deliver';
import { runConnector, scheduleOutbox } from '@/lib/outbox/send/run-outbox';

/** Sends what is due to all CRMs, then sets the next wake-up. */
export async function runOutbox(deps: OutboxDeps, abortSignal: AbortSignal): Promise<void> {
  const connectors = await deps.database.connectors.toArray();
  await Promise.all(connectors.map(({ id }) => runConnector(deps, id, abortSignal)));
  if (!abortSignal.aborted) await scheduleOutbox(deps);
}
