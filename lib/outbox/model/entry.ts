import type { DeliveryProblem } from './connector';

/** A record of a CRM that an entry is attached to. */
export interface RecordRef {
  type: string;
  id: string;
}

/** A record with a number, with what distinguishes it for the rep. The texts are the CRM's. */
export interface RecordMatch extends RecordRef {
  name?: string;
  detail?: string;
}

/** What a search by name found. */
export interface FoundByName {
  /** `MAX_NAMED` at most. */
  records: RecordMatch[];
  /** The CRM has more. A longer text finds fewer. */
  hasMore: boolean;
}

/** The most records that are listed for a name. */
export const MAX_NAMED = 10;

/** The shortest and the longest text that records are searched for, in UTF-16 units. */
export const [MIN_SEARCH_TEXT, MAX_SEARCH_TEXT] = [2, 100];

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
export interface CrmEntry {
  target: EntryTarget | { problem: DeliveryProblem };
  entry: EntryContent;
}
