import type Dexie from 'dexie';
import type { Table } from 'dexie';
import type { ConnectorId, DeliveryProblem, StoredConnector } from './connector';
import type { RecordRef } from './entry';

/**
 * How far a delivery is:
 *
 * - `waiting`: to be sent
 * - `sending`: a request is on its way, or the background died before the answer
 * - `sent`: the CRM has it all
 * - `kept`: not logged. It stays in this browser: no record is known, the search was incomplete, another account is
 *   connected, or the rep gave up
 * - `choice`: several records have the number, and the rep has not chosen one yet
 * - `failed`: given up, until the rep retries
 * - `removed`: the rep took the entry back
 */
export const deliveryStates = [
  'waiting',
  'sending',
  'sent',
  'kept',
  'choice',
  'failed',
  'removed',
] as const;

/** How far a delivery is. */
type DeliveryState = (typeof deliveryStates)[number];

/** A record that the rep chose. It counts in this account of the CRM only (`accountOf`). */
interface ChosenRecord extends RecordRef {
  account: string;
}

/** The record that the rep chose for calls to a number. */
export interface RecordChoice extends ChosenRecord {
  connector: ConnectorId;
  /** E.164. */
  number: string;
}

/** A contact that was created for a number, or is being created. Times are epoch ms. */
export interface CreatedContact {
  connector: ConnectorId;
  /** E.164. */
  number: string;
  /** The account of the CRM that it counts in. */
  account: string;
  /** When it was last asked for. */
  askedAt: number;
  /** The contact, once the CRM said that it made it. */
  contact?: RecordRef;
}

/** How far the logging of one call in one CRM is. Times are epoch ms. */
export interface Delivery {
  callId: string;
  connector: ConnectorId;
  /** The account of the CRM that was connected when the call was made. Nothing is sent to another one. */
  account: string;
  state: DeliveryState;
  /** Counts the changes of what is to be logged. */
  revision: number;
  /** The revision that the latest request carried. */
  sendingRevision?: number | undefined;
  /** The revision that the CRM has. */
  sentRevision?: number | undefined;
  /** The record that the entry is on, or was last sent to. */
  loggedOn?: (RecordRef & { name?: string | undefined }) | undefined;
  /** The CRM's id of the entry. */
  entryId?: string | undefined;
  /** Failed attempts since the last success. */
  attempts: number;
  /** When it is tried next. */
  dueAt: number;
  /** Until when an earlier request, whose answer is not known, may still take effect. */
  unsettledUntil?: number | undefined;
  /** Set once the rep asked to take the entry back. */
  isUnwanted?: true | undefined;
  /** The entry is deleted, to be created again on `target`. */
  isMoving?: true | undefined;
  /** The record that the rep chose for this call, with its name at that time. */
  target?: (ChosenRecord & { name?: string | undefined }) | undefined;
  problem?: DeliveryProblem | undefined;
}

/** The tables of the outbox: part of the call database, so that both share transactions. */
export interface OutboxDatabase extends Dexie {
  outbox: Table<Delivery, [string, ConnectorId]>;
  connectors: Table<StoredConnector, ConnectorId>;
  recordChoices: Table<RecordChoice, [ConnectorId, string]>;
  createdContacts: Table<CreatedContact, [ConnectorId, string]>;
}
