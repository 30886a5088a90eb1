/**
 * The company's do-not-call list and rules: a signed file at an address that only a policy names. The background
 * fetches it once a day and checks signature and version; every call is checked against the last good one, beside
 * the rep's own list. The rep can't change it. Nothing of the rep's is sent.
 */

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

/** A list that was verified. */
export interface SharedList extends SharedListVersion {
  /** In E.164. */
  numbers: readonly string[];
  /** Keys of domains and companies, as of {@link Subject}. */
  keys: string[];
  rules: Rule[];
  signature: string;
}

/** The list in force. Its numbers are chunks of the import. */
export interface HeldList extends Omit<SharedList, 'numbers'> {
  key: 'list';
  importId: string;
  /** The key that it was verified with. */
  publicKey: string;
  /** How many. */
  numbers: number;
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
