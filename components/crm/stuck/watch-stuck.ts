import type { ShownDelivery } from '@/components/crm/delivery/shown-delivery';
import type { CallDatabase } from '@/lib/calls/database';
import { type Call, callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { connectorIds, type StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';

/** A call whose logging waits for long, needs a choice or failed. */
export interface StuckDelivery extends ShownDelivery {
  call: Call;
}

/** What is stuck, the latest call first, and the connected CRMs. */
export interface Stuck {
  deliveries: readonly StuckDelivery[];
  connectors: readonly StoredConnector[];
}

/** The list shows at most this many. */
const MAX_SHOWN = 200;

/** Reads which calls are stuck. */
export async function readStuck({ outbox, connectors, calls }: CallDatabase): Promise<Stuck> {
  const connected = await connectors.toArray();
  const open = connectorIds.flatMap((id) => OPEN_STATES.map((state) => [id, state]));
  const rows = await outbox.where('[connector+state]').anyOf(open).toArray();
  const shown = rows
    .map((delivery) => ({ delivery, connector: connectorOf(delivery, connected) }))
    .filter(isStuck);
  const found = await calls.bulkGet(shown.map(({ delivery }) => delivery.callId));
  const stuck = shown.flatMap((each, nth) => {
    const call = callSchema.safeParse(found[nth]).data;
    return call ? [{ ...each, call }] : [];
  });
  stuck.sort((one, other) => other.call.createdAt - one.call.createdAt);
  return { deliveries: stuck.slice(0, MAX_SHOWN), connectors: connected };
}

const OPEN_STATES = ['waiting', 'sending', 'choice', 'failed'] as const;

function connectorOf(
  { connector }: Delivery,
  connected: readonly StoredConnector[],
): StoredConnector | undefined {
  return connected.find(({ id }) => id === connector);
}

/** A row that waits is stuck once an attempt failed, or if nothing is sent to its CRM. */
function isStuck({ delivery: { state, problem, attempts }, connector }: ShownDelivery): boolean {
  if (!connector) return false;
  if (state === 'choice' || state === 'failed') return true;
  return problem !== undefined || attempts > 0 || connector.stopped !== undefined;
}

/** Reports which calls are stuck, now and after each change, until the signal aborts. */
export function watchStuck(
  database: CallDatabase,
  onChange: (stuck: Stuck) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readStuck(database), { next: onChange }, abortSignal);
}
