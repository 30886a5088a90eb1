import { watchQuery } from '@/lib/database/watch-query';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { OutboxDatabase } from '@/lib/outbox/model/delivery';
import type { ShownDelivery } from './shown-delivery';

/** Reports how one call is logged in each CRM, now and after each change, until the signal aborts. */
export function watchDeliveries(
  { outbox, connectors }: OutboxDatabase,
  callId: string,
  onChange: (shown: readonly ShownDelivery[]) => void,
  abortSignal: AbortSignal,
): void {
  const query = async () => {
    const ofCall = outbox.where('[callId+connector]').between([callId, ''], [callId, '\uffff']);
    const connected = await connectors.toArray();
    return (await ofCall.toArray()).map((delivery) => ({
      delivery,
      connector: connected.find(({ id }) => id === delivery.connector),
    }));
  };
  watchQuery(query, { next: onChange, error: () => onChange([]) }, abortSignal);
}

/** Reports the connected CRMs, now and after each change, until the signal aborts. */
export function watchConnectors(
  { connectors }: OutboxDatabase,
  onChange: (stored: readonly StoredConnector[]) => void,
  abortSignal: AbortSignal,
): void {
  const query = () => connectors.toArray();
  watchQuery(query, { next: onChange, error: () => onChange([]) }, abortSignal);
}
