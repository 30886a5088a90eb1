import type { Table } from 'dexie';
import type { SharedListVersion } from '@/lib/problems/rule-notice';
import type { Rule } from '@/lib/rules/rule';

/** Why the latest fetch brought no list. The one before stays in force. */
export const sharedListProblems = [
  /** No connection, a time-out, or an answer that is no success. */
  'unreachable',
  /** Longer than Handset reads. */
  'too-large',
  /** Not the form that docs/audit.md describes. */
  'unreadable',
  /** No signature, or not of the policy's key. */
  'not-signed',
  /** Older than the one held. */
  'older',
  /** Issued later than this computer's clock says it is. */
  'from-future',
] as const;

/** Why the latest fetch brought no list. */
export type SharedListProblem = (typeof sharedListProblems)[number];

/** The list in force. Its numbers are chunks of the import. */
export interface HeldList extends SharedListVersion {
  key: 'list';
  importId: string;
  /** The key that it was verified with. */
  publicKey: string;
  signature: string;
  /** How many. */
  numbers: number;
  /** Keys of domains and companies, as of `Subject`. */
  keys: string[];
  rules: Rule[];
  /** Epoch ms. */
  receivedAt: number;
}

/** What came of the fetches. */
export interface FetchState {
  key: 'fetch';
  /** The latest, epoch ms. */
  checkedAt: number;
  /** Those in a row that brought nothing. */
  failures: number;
  problem?: SharedListProblem;
}

/** A row of the table. */
export type SharedListRow = HeldList | FetchState;

/** The table of the company's list. */
export interface SharedListDatabase {
  sharedLists: Table<SharedListRow, SharedListRow['key']>;
}
