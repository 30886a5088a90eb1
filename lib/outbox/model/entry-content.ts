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
