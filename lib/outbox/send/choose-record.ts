import type { FoundByNumber } from '@/lib/outbox/connector';
import { accountOf, type ConnectorId, type StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery, OutboxDatabase } from '@/lib/outbox/model/delivery';
import type { RecordRef } from '@/lib/outbox/model/entry';

/**
 * Logs a call on the record that the rep chose, and remembers it for the number. An entry that is or
 * may be on another record is removed first.
 */
export async function logOnRecord(
  database: OutboxDatabase,
  [callId, connector]: [string, ConnectorId],
  { type, id, name }: RecordRef & { name?: string | undefined },
  { number, now }: { number: string; now: number },
): Promise<void> {
  const { outbox, connectors, recordChoices } = database;
  await database.transaction('rw', outbox, connectors, recordChoices, async () => {
    const row = await outbox.get([callId, connector]);
    const stored = await connectors.get(connector);
    if (!row || !stored) return;
    const account = accountOf(stored);
    const record = { type, id, account };
    const target = { ...record, ...(name && { name }) };
    await recordChoices.put({ connector, number, ...record });
    const own = row.account === account ? row : { ...withoutEntry(row), account };
    await outbox.put(withTarget(own, target, now));
  });
}

/** An entry in another account stays there: nothing of it counts in this one. */
function withoutEntry(row: Delivery): Delivery {
  const {
    entryId: _entry,
    loggedOn: _record,
    sentRevision: _sent,
    sendingRevision: _sending,
    unsettledUntil: _until,
    ...rest
  } = row;
  return { ...rest, state: 'waiting' };
}

function withTarget(row: Delivery, target: Delivery['target'], now: number): Delivery {
  const { problem: _, isUnwanted: _unwanted, isMoving: _moving, ...rest } = row;
  const isSending = row.state === 'sending';
  const mayExist = isSending || row.entryId !== undefined || row.unsettledUntil !== undefined;
  return {
    ...rest,
    ...(mayExist && { isUnwanted: true, isMoving: true }),
    ...{ target, attempts: 0, dueAt: now, state: isSending ? 'sending' : 'waiting' },
  };
}

/**
 * Picks the record of a number: the only one, if it certainly has the number and no other may have it,
 * or the one that the rep chose for the number before, if it still has it.
 */
export async function pickRecord(
  { recordChoices }: OutboxDatabase,
  stored: StoredConnector,
  number: string,
  { records, hasMore }: FoundByNumber,
): Promise<RecordRef | undefined> {
  const [first] = records;
  const isOnly = records.length === 1 && !hasMore;
  if (isOnly && first && !first.isUnclear) return { type: first.type, id: first.id };
  const choice = await recordChoices.get([stored.id, number]);
  if (choice?.account !== accountOf(stored)) return undefined;
  const isStillThere = records.some(
    ({ type, id: its }) => type === choice.type && its === choice.id,
  );
  return isStillThere ? { type: choice.type, id: choice.id } : undefined;
}
