import type { Connector, FoundByNumber } from '@/lib/outbox/connector';
import type { CallToLog } from '@/lib/outbox/model/call-to-log';
import type { DeliveryProblem, StoredConnector } from '@/lib/outbox/model/connector';
import type { EntryContent } from '@/lib/outbox/model/entry-content';
import { pickRecord } from './choose-record';
import { type FoundRecord, findOrCreateContact, type RecordDeps } from './new-contact';

/** A call whose record is sought. */
export interface CallWithoutRecord {
  stored: StoredConnector;
  target: CallToLog['target'];
  entry: EntryContent;
}

/**
 * Finds the record of a call: the one it was made from, else the one with its number, else a contact
 * that is created for it, if the rep or the administrator chose so. Rejects with a `ConnectorError`.
 */
export async function recordOfCall(
  deps: RecordDeps,
  connector: Connector,
  { stored, target, entry }: CallWithoutRecord,
): Promise<FoundRecord> {
  if ('record' in target) return { record: target.record };
  if ('problem' in target) return { answer: { type: 'kept', problem: target.problem } };
  const { number } = target;
  const found = await connector.recordsOf(number);
  if (found.records.length > 0) {
    const record = await pickRecord(deps.database, stored, number, found);
    return record ? { record } : { answer: { type: 'choice', problem: whyChoose(found) } };
  }
  if (found.hasMore) {
    return { answer: { type: 'kept', problem: { code: 'crm-search-incomplete' } } };
  }
  const ifNoRecord = (await deps.decidedIfNoRecord?.()) ?? stored.ifNoRecord;
  if (ifNoRecord !== 'create' || !connector.contacts) {
    return { answer: { type: 'kept', problem: { code: 'crm-no-record' } } };
  }
  const contact = { name: entry.facts.calleeName?.trim() || number, number };
  return findOrCreateContact(deps, connector.contacts, stored, contact);
}

/** Why the rep must choose among the records that were found. A single one is unclear. */
function whyChoose({ records, hasMore }: FoundByNumber): DeliveryProblem {
  if (hasMore) return { code: 'crm-search-incomplete' };
  return { code: records.length > 1 ? 'crm-several-records' : 'crm-unclear-record' };
}
