/**
 * Audit: what was checked before each call and what came of it, kept so that a later change shows. Each is a record
 * in a chain, where a record's hash covers the one before it. lib/calls and lib/wrap-up add a record in the
 * transaction that writes, refuses or changes a call or its wrap-up. What a record says is deleted with the call.
 * lib/audit-pack makes the file that an auditor gets. It decides about no call, and sends nothing anywhere.
 */

import type { Table } from 'dexie';
import type { RegistryVersion, SharedListVersion } from '@/lib/problems/rule-notice';
import type { CheckedRule } from '@/lib/rules/model';

/** What a call was checked against, as it was then. */
export interface CheckEvidence {
  /** What the rules did to a call that they did not allow. */
  strictness: 'warn' | 'block' | 'off';
  /** The rules of the callee's location. */
  rules: CheckedRule[];
  doNotCall: {
    /** Entries on the rep's own list. */
    ownEntries: number;
    registries: RegistryVersion[];
    sharedList?: SharedListVersion;
    /** The list that names the callee; absent if none does. */
    listedOn?: 'own' | 'registry' | 'shared';
  };
}

/** A check of a call that was to be made. */
export interface CheckRecord extends CheckEvidence {
  kind: 'check';
  /** The call's id, or, of a refused one, an id of its own. */
  id: string;
  /** ISO 8601. */
  at: string;
  callee: string;
  result: 'allowed' | 'refused';
  /** The problem that refused it. */
  code?: string;
  /** The rules whose warning the rep saw before they called. */
  warned?: string[];
}

/** What became of a call, or what the rep recorded after it, after one change. A later change is a record of its own. */
interface CallChangeRecord {
  kind: 'outcome' | 'wrap-up';
  /** The call's id. */
  id: string;
  at: string;
  /** As `calls.jsonl` of an audit pack has it. */
  content: object;
}

/** Outcomes and wrap-ups are in the chain from here on: the log is from a version that did not record them. */
interface StartRecord {
  kind: 'start';
  id: string;
  at: string;
}

/** Calls were deleted, and what their records said. */
export interface DeletionRecord {
  kind: 'deletion';
  id: string;
  at: string;
  calls: number;
  /** Calls before this time, ISO 8601; absent for all. */
  before?: string;
}

/** What a record of the chain says. */
export type AuditRecord = CheckRecord | CallChangeRecord | StartRecord | DeletionRecord;

/** A record of the chain. `hash` is SHA-256 of `previous`, `seq` and `bodyHash`, joined by spaces. All in hexadecimal. */
export interface ChainRow {
  /** Counts records: without a gap. */
  seq: number;
  /** The hash of the record before; empty for the first. */
  previous: string;
  /** SHA-256 of the body's UTF-8 bytes. */
  bodyHash: string;
  hash: string;
  /** Epoch ms. */
  at: number;
  /** An {@link AuditRecord} as JSON; absent once it was deleted. */
  body?: string;
  /** The call that it allowed or is about. */
  callId?: string;
}

/** The table of the chain: part of the call database, so that both share transactions. */
export interface AuditDatabase {
  auditChain: Table<ChainRow, number>;
}
