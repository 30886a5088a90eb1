import type { ProblemCode } from '@/lib/problems/problem-codes';

/** The CRMs that calls can be logged in. */
export const connectorIds = [
  'odoo',
  'hubspot',
  'salesforce',
  'pipedrive',
  'zoho',
  'espocrm',
  'suitecrm',
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

/** What the rep says of an entry's fields: the name of one for each value, and fields that get fixed values. */
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
 * - `ended`: once its recording is there, the rep saved a wrap-up, or it is no longer followed
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
  /** How the addresses of this account's records start, if not with `address` and a slash. */
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

/** What tells accounts of a CRM apart. */
interface AccountParts extends Pick<StoredConnector, 'address'> {
  database?: string | undefined;
  records?: string | undefined;
}

/**
 * Names the account of a CRM that a connector logs in. Another account has other records and entries, even
 * at the same address: a HubSpot portal is known by where its records are, an Odoo by its database.
 */
export function accountOf({ address, database, records }: AccountParts): string {
  return [address, database, records].filter((part) => part !== undefined).join(' ');
}
