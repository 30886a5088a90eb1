import {
  type Connector,
  ConnectorError,
  type ContactMaker,
  type FoundByNumber,
  type NewContact,
} from '@/lib/outbox/connector';
import type { DeliveryAnswer } from '@/lib/outbox/delivery-answer';
import { MAX_EFFECT_DELAY_MS } from '@/lib/outbox/delivery-step';
import {
  accountOf,
  type ConnectorId,
  type DeliveryProblem,
  type IfNoRecord,
  type StoredConnector,
} from '@/lib/outbox/model/connector';
import type { CreatedContact, OutboxDatabase } from '@/lib/outbox/model/delivery';
import type { CrmEntry, EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { pickRecord } from './choose-record';

/** A call whose record is sought. */
interface CallWithoutRecord {
  stored: StoredConnector;
  target: CrmEntry['target'];
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

/** What finding the record of a call needs. */
export interface RecordDeps {
  database: OutboxDatabase;
  /** Epoch ms. */
  now(): number;
  /** What an administrator decided for everyone if no record has the number of a call. */
  decidedIfNoRecord?(): Promise<IfNoRecord | undefined>;
}

/** The record to log on, or why there is none yet. */
type FoundRecord = { record: RecordRef } | { answer: DeliveryAnswer };

/** A search shows a new record within this, ms. Until then we remember ourselves which one we made. */
const SEARCH_LAG_MS = 3_600_000;

/**
 * Creates a contact for a number that no record has, once, also if the answer is lost or the background
 * dies: it is written down first, and looked for before it is asked for again. Calls to one number share
 * it. Rejects with a `ConnectorError`.
 */
export async function findOrCreateContact(
  { database, now }: RecordDeps,
  contacts: ContactMaker,
  stored: StoredConnector,
  contact: NewContact,
): Promise<FoundRecord> {
  const { number } = contact;
  const connector = stored.id;
  const account = accountOf(stored);
  const known = await readKnown(database, [connector, number], account, now());
  if (known?.contact) return { record: known.contact };
  const found = await refusingAlone(contacts.find(number));
  const [first] = found;
  if (found.length > 1) {
    return { answer: { type: 'choice', problem: { code: 'crm-several-records' } } };
  }
  const asked = { connector, number, account, askedAt: known?.askedAt ?? now() };
  if (first) return remember(database, { ...asked, contact: first });
  const until = asked.askedAt + MAX_EFFECT_DELAY_MS;
  const mayStillCome = known !== undefined && now() < until;
  // Written first: if the background dies before the answer, the row shows that the contact may exist.
  await database.createdContacts.put(mayStillCome ? asked : { ...asked, askedAt: now() });
  if (mayStillCome) return { answer: { type: 'postponed', until } };
  const made = await refusingAlone(contacts.create(contact)).catch(async (error) => {
    if (hadNoEffect(error)) await database.createdContacts.delete([connector, number]);
    throw error;
  });
  return remember(database, { ...asked, askedAt: now(), contact: made });
}

/** The contact created for a number, while a search may not show it yet. A future time means that the clock was set back. */
async function readKnown(
  { createdContacts }: OutboxDatabase,
  key: [ConnectorId, string],
  account: string,
  now: number,
): Promise<CreatedContact | undefined> {
  const known = await createdContacts.get(key);
  if (known?.account !== account) return undefined;
  const askedAt = Math.min(known.askedAt, now);
  const isOver = known.contact !== undefined && now - askedAt > SEARCH_LAG_MS;
  return isOver ? undefined : { ...known, askedAt };
}

async function remember(
  { createdContacts }: OutboxDatabase,
  created: CreatedContact & { contact: RecordRef },
): Promise<FoundRecord> {
  await createdContacts.put(created);
  return { record: created.contact };
}

function hadNoEffect(error: unknown): boolean {
  return error instanceof ConnectorError && error.kind !== 'no-answer';
}

/** A permission that only this needs must not stop the CRM as a whole. */
function refusingAlone<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    const isScope = error instanceof ConnectorError && error.problem.code === 'crm-missing-scope';
    if (!isScope) throw error;
    const { code, words } = error.problem;
    throw new ConnectorError('refused', code, words ? { words } : {}, error);
  });
}
