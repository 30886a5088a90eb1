import { watchQuery } from '@/lib/database/watch-query';
import type { OutboxDatabase, StoredConnector } from '@/lib/outbox/model';
import type { ShownDelivery } from './delivery-model';

/** Reports how one call is logged, now and after each change, until the signal aborts. */
export function watchDelivery(
  database: OutboxDatabase,
  callId: string,
  onChange: (shown: ShownDelivery | undefined) => void,
  ended: AbortSignal,
): void {
  const query = async () => {
    const delivery = await database.outbox.get([callId, 'odoo']);
    return delivery && { delivery, connector: await database.connectors.get('odoo') };
  };
  watchQuery(query, { next: onChange, error: () => onChange(undefined) }, ended);
}

/** Reports the connected CRM, now and after each change, until the signal aborts. */
export function watchConnector(
  database: OutboxDatabase,
  onChange: (stored: StoredConnector | undefined) => void,
  ended: AbortSignal,
): void {
  const query = () => database.connectors.get('odoo');
  watchQuery(query, { next: onChange, error: () => onChange(undefined) }, ended);
}
