import type Dexie from 'dexie';
import type { Table } from 'dexie';
import { z } from 'zod';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** The CRMs that calls can be logged in. */
export const connectorIds = [
  'odoo',
  'hubspot',
  'salesforce',
  'pipedrive',
  'zoho',
  'webhook',
] as const;

/** The name of a connector. */
export type ConnectorId = (typeof connectorIds)[number];

/** What is known of a call that can have its own field in a CRM's entry. */
export const entryFieldNames = [
  'disposition',
  'note',
  'recording',
  'duration',
  'callerId',
  'followUp',
] as const;

/** What is known of a call that can have its own field in a CRM's entry. */
export type EntryFieldName = (typeof entryFieldNames)[number];

/** What the rep says of an entry's fields: the name of one for each value, and fields that get fixed texts. */
export const mappingParts = [...entryFieldNames, 'fixedTexts'] as const;

/** A part of a mapping. */
export type MappingPart = (typeof mappingParts)[number];

/**
 * The CRM's names of the fields that get values of a call. Without a name, a value is only in the
 * entry's text. `fixedTexts` has lines of `name = text`: fields that get the same text in each entry.
 */
export type FieldMapping = Partial<Record<MappingPart, string>>;

/** The most characters of fields that get single values, by the CRM's names. */
export type FieldLengths = Readonly<Record<string, number>>;

/**
 * When the entry of a call is made:
 *
 * - `placed`: when the service accepts the call
 * - `ended`: once its recording is there, the rep recorded what came of it, or it is followed no more
 */
export const logsWhenValues = ['placed', 'ended'] as const;

/** When the entry of a call is made. */
export type LogsWhen = (typeof logsWhenValues)[number];

/** What is done if no record has the number of a call: it is not logged, or a contact is created. */
export const ifNoRecordValues = ['keep', 'create'] as const;

/** What is done if no record has the number of a call. */
export type IfNoRecord = (typeof ifNoRecordValues)[number];

/** Why something is not logged: a code, and the CRM's own words if it gave any. */
export interface DeliveryProblem {
  code: ProblemCode;
  words?: string;
}

/** A CRM that the rep connected. Its API key is in the token store, never here. */
export interface StoredConnector {
  id: ConnectorId;
  /** Origin and path prefix, without a trailing slash. */
  address: string;
  /** The CRM's database, if it has several. */
  database?: string;
  /** How the addresses of this account's records begin, if not with `address` and a slash. */
  records?: string;
  /** Of Salesforce: the external client app that the rep signed in to. It is no secret. */
  clientId?: string;
  /** The fields that get single values of a call, if the rep chose them. */
  fields?: FieldMapping;
  /** How long these fields may be, where the CRM said it. */
  lengths?: FieldLengths;
  /** What a webhook sends of a call, as JSON with placeholders. */
  template?: string;
  /** When the entry of a call is made: when the service accepts it, unless the rep chose otherwise. */
  logsWhen?: LogsWhen;
  /** What is done if no record has the number of a call: nothing, unless the rep chose otherwise. */
  ifNoRecord?: IfNoRecord;
  /** Epoch ms. Calls made before are not logged. */
  since: number;
  /** Counts the rep's changes. Answers to an earlier address or key are ignored. */
  changes: number;
  /** Why nothing is sent until the rep changes the connector: a refused key. */
  stopped?: DeliveryProblem | undefined;
  /** Epoch ms until which the CRM asked to wait. */
  notBefore?: number | undefined;
}

/**
 * - `waiting`: to be sent
 * - `sending`: a request is on its way, or the background died before the answer
 * - `sent`: the CRM has it all
 * - `kept`: stays in this browser, as no record is known
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
] as const satisfies readonly string[];

/** A record that the rep chose. It counts at this address of the CRM only. */
export interface ChosenRecord extends RecordRef {
  address: string;
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
  /** The address of the CRM that it counts at. */
  address: string;
  /** When it was last asked for. */
  askedAt: number;
  /** The contact, once the CRM said that it made it. */
  contact?: RecordRef;
}

/** How far the logging of one call in one CRM is. Times are epoch ms. */
export const deliverySchema = z.object({
  callId: z.string(),
  connector: z.enum(connectorIds),
  state: z.enum(deliveryStates),
  /** Counts the changes of what is to be logged. */
  revision: z.number(),
  /** The revision that the latest request carried. */
  sendingRevision: z.number().optional(),
  /** The revision that the CRM has. */
  sentRevision: z.number().optional(),
  /** The record that the entry is on, or was last sent to. */
  loggedOn: z.object({ type: z.string(), id: z.string(), name: z.string().optional() }).optional(),
  /** The CRM's id of the entry. */
  entryId: z.string().optional(),
  /** Failed attempts since the last success. */
  attempts: z.number(),
  /** When it is tried next. */
  dueAt: z.number(),
  /** Until when an earlier request, whose answer is not known, may still take effect. */
  unsettledUntil: z.number().optional(),
  /** Set once the rep asked to take the entry back. */
  isUnwanted: z.literal(true).optional(),
  /** The entry is deleted, to be created again on `target`. */
  isMoving: z.literal(true).optional(),
  /** The record that the rep chose for this call. */
  target: z.object({ type: z.string(), id: z.string(), address: z.string() }).optional(),
  problem: z
    .custom<DeliveryProblem>((value) => typeof value === 'object' && value !== null)
    .optional(),
});

/** How far the logging of one call in one CRM is. */
export type Delivery = z.infer<typeof deliverySchema>;

/** The tables of the outbox: part of the call database, so that both share transactions. */
export interface OutboxDatabase extends Dexie {
  outbox: Table<Delivery, [string, ConnectorId]>;
  connectors: Table<StoredConnector, ConnectorId>;
  recordChoices: Table<RecordChoice, [ConnectorId, string]>;
  createdContacts: Table<CreatedContact, [ConnectorId, string]>;
}

/** A record of a CRM that an entry is attached to. */
export interface RecordRef {
  type: string;
  id: string;
}

/** A record with a number, as the rep tells it from others. The texts are the CRM's. */
export interface RecordMatch extends RecordRef {
  name?: string;
  detail?: string;
}

/** One line of an entry. */
export interface EntryLine {
  label: string;
  text: string;
  /** The text is a link to this https address. */
  href?: string;
}

/** A call in figures, for CRMs that have fields for them. Times are epoch ms, numbers E.164. */
export interface EntryFacts {
  startedAt: number;
  durationSeconds?: number | undefined;
  callerId: string;
  callee: string;
  calleeName?: string | undefined;
  /** The label of the disposition. */
  disposition?: string | undefined;
  note?: string | undefined;
  followUpAt?: number | undefined;
  recording?: string | undefined;
  /** The record that the call was made from. */
  record?: EntryRecord | undefined;
}

/** A record of a CRM, as the page named it. */
export interface EntryRecord {
  crm?: string | undefined;
  type?: string | undefined;
  id?: string | undefined;
  title?: string | undefined;
  url?: string | undefined;
}

/** What the CRM learns of a call: plain text. Each connector formats and escapes it. */
export interface EntryContent {
  title: string;
  lines: EntryLine[];
  facts: EntryFacts;
  /** The last words of a text that was cut because it is too long for the CRM. */
  cutNotice: string;
}

/** Where a call is logged: on the record that it was made from, else on the only one with its number. */
export type EntryTarget = { record: RecordRef } | { number: string };

/** A call as it is to be logged, or why it is not, unless the rep chooses a record. */
export interface CallToLog {
  target: EntryTarget | { problem: DeliveryProblem };
  entry: EntryContent;
}
