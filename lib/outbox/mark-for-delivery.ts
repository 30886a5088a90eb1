import Dexie from 'dexie';
import { storedAmong } from '@/lib/database/unreadable-rows';
import { accountOf, type StoredConnector } from './model/connector';
import type { Delivery, OutboxDatabase } from './model/delivery';

/** The part of a call that the outbox needs. Times are epoch ms. */
export interface ChangedCall {
  id: string;
  createdAt: number;
  changedAt: number;
}

/**
 * Notes that a call changed, so that each connected CRM gets the change, some of them only after the
 * call ended. Call it in the transaction that writes the change; it needs the tables `outbox` and
 * `connectors`.
 */
export async function markForDelivery(
  database: OutboxDatabase,
  call: ChangedCall,
  { hasEnded }: { hasEnded: boolean },
): Promise<void> {
  await markChanged(database, call);
  const connectors = await database.connectors.toArray();
  for (const stored of connectors) {
    const { since, logsWhen = 'placed' } = stored;
    const isMeant = call.createdAt >= since && (hasEnded || logsWhen === 'placed');
    if (isMeant) await addRow(database, call, stored);
  }
}

/**
 * Notes that something about a call changed for the CRMs that have it, or will. Call it in the
 * transaction that writes the change; it needs the table `outbox`.
 */
export async function markChanged(
  { outbox }: OutboxDatabase,
  { id, changedAt }: Pick<ChangedCall, 'id' | 'changedAt'>,
): Promise<void> {
  const rows = await outbox
    .where('[callId+connector]')
    .between([id, Dexie.minKey], [id, Dexie.maxKey])
    .toArray();
  for (const row of rows) await outbox.put(changedRow(row, { changedAt }));
}

async function addRow({ outbox }: OutboxDatabase, call: ChangedCall, stored: StoredConnector) {
  const [known] = await storedAmong(outbox, [[call.id, stored.id]]);
  if (!known) await outbox.add(newRow(call, stored));
}

function newRow({ id, changedAt }: ChangedCall, stored: StoredConnector): Delivery {
  return {
    ...{ callId: id, connector: stored.id, account: accountOf(stored) },
    ...{ state: 'waiting', revision: 1 },
    ...{ attempts: 0, dueAt: changedAt },
  };
}

/** A row that waits keeps its back-off. One that failed or is kept here stays so. */
function changedRow(row: Delivery, { changedAt }: Pick<ChangedCall, 'changedAt'>): Delivery {
  const changed = { ...row, revision: row.revision + 1 };
  return row.state === 'sent' ? { ...changed, state: 'waiting', dueAt: changedAt } : changed;
}
