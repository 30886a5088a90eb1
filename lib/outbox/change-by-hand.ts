import type { ConnectorId } from './model/connector';
import type { Delivery, OutboxDatabase } from './model/delivery';

/** Tries a delivery again that failed: the rep asked for it. An entry that was deleted is created again. */
export function retryDelivery(
  database: OutboxDatabase,
  key: [string, ConnectorId],
  now: number,
): Promise<void> {
  return change(database, key, (row) => {
    if (row.state === 'sending' || row.state === 'sent' || row.state === 'removed') return row;
    const { entryId, problem, ...rest } = row;
    const isGone = problem?.code === 'crm-entry-gone';
    const kept = isGone || entryId === undefined ? {} : { entryId };
    return { ...rest, ...kept, state: 'waiting', attempts: 0, dueAt: now };
  });
}

/** Takes an entry back: the rep says that it is wrong. It is deleted in the CRM, and not made again. */
export function takeBackEntry(
  database: OutboxDatabase,
  key: [string, ConnectorId],
  now: number,
): Promise<void> {
  return change(database, key, (row) =>
    row.state === 'removed' || row.state === 'kept' || row.state === 'choice'
      ? row
      : {
          ...row,
          isUnwanted: true,
          attempts: 0,
          dueAt: now,
          state: row.state === 'sending' ? 'sending' : 'waiting',
        },
  );
}

/** Gives up logging a call: the rep said so. What is in the CRM already stays there. */
export function dropDelivery(database: OutboxDatabase, key: [string, ConnectorId]): Promise<void> {
  return change(database, key, (row) => {
    if (row.state === 'sending' || row.state === 'sent' || row.state === 'removed') return row;
    const { isUnwanted: _unwanted, isMoving: _moving, ...rest } = row;
    return { ...rest, state: 'kept', problem: { code: 'crm-dropped' } };
  });
}

function change(
  database: OutboxDatabase,
  key: [string, ConnectorId],
  next: (row: Delivery) => Delivery,
): Promise<void> {
  return database.transaction('rw', database.outbox, async () => {
    const row = await database.outbox.get(key);
    if (row) await database.outbox.put(next(row));
  });
}
